import type { JobQuery } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { JobsStore } from '../../stores/jobs/jobs-store';
import type { Resolve } from '../use-store';

interface AboutRequest {
  readonly jobs?: JobQuery;
  readonly page?: number | undefined;
}

/** A skill without questions and openings gives a 404. */
export async function openSkill(
  resolve: Resolve,
  skill: string,
  { jobs = {}, page }: AboutRequest,
  call: Call,
): Promise<void> {
  const openings = resolve(JobsStore);
  const questions = resolve(QuestionsStore);
  await Promise.all([openings.openAbout({ skill }, jobs, call), questions.open({ skill, page }, call)]);
  if (openings.inAll === 0 && questions.page?.total === 0) throw new Failure('notFound', 'openSkill', 404);
}

/** Without openings, the questions request decides whether the designation exists (404 if not). */
export async function openDesignation(
  resolve: Resolve,
  designation: string,
  jobs: JobQuery,
  call: Call,
): Promise<void> {
  const openings = resolve(JobsStore);
  await openings.openAbout({ designation }, jobs, call);
  if (openings.inAll === 0) await resolve(QuestionsStore).open({ designation }, call);
}
