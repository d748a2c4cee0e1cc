import type { components, operations } from '../../../contracts/jobs';
import { applicationProblems, tidyPhone } from '../../../core/jobs/application-rules';
import { applicationsText } from '../../../core/jobs/applications-text';
import {
  type ApplicationDetails,
  type ApplicationInput,
  MAX_APPLICATIONS_A_DAY,
  MAX_RESUME_BYTES,
} from '../../../core/jobs/job-application';
import { publicText } from '../../../core/posts/writing-rules';
import { tidyEmail } from '../../../core/shared/email';
import type { Handlers } from '../../http/handlers';
import type { Limiter } from '../../http/limiter';
import { notFound, Refusal, refusedParts } from '../../http/refusal';
import { queueEmail } from '../../mail/email-outbox';
import type { Post } from '../notifications/email-handlers';
import { countSending } from '../onboarding/code-queries';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { applicationEmail } from './application-email';
import {
  isKnownJob,
  type OwnApplicationRow,
  readHiringJob,
  readOwnApplications,
  removeApplication,
  requireNewApplicant,
  saveApplication,
} from './application-queries';
import { cleanResumeApart } from './clean-resume-apart';
import { countResume } from './count-resume';

type Applications = Pick<Handlers<operations>, 'applyForJob' | 'listApplications' | 'withdrawApplication'>;

export interface ApplicationParts extends Pick<Post, 'origin'> {
  readonly limiter: Limiter;
}

/** An application is never connected to an alias: its seal is used for applications only. */
export const applicationHandlers = (
  services: Services,
  { origin, limiter }: ApplicationParts,
): Applications => {
  const { db, newId, now, seal } = services;
  const sealOf = (memberId: string) => seal('job applications', memberId);
  return {
    applyForJob: async ({ path: { jobId }, body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const job = await readHiringJob(db, jobId);
      if (!job && !(await isKnownJob(db, jobId))) throw notFound();
      if (!job) throw new Refusal(409, 'NOT_TAKING_APPLICATIONS');
      const details = checkedDetails(body, job.questions);
      await requireNewApplicant(db, jobId, sealOf(memberId));
      await countResume(services, limiter, memberId);
      const resume = await cleanedResume(body.resume);
      if (!(await countSending(db, seal('application sender', memberId), now(), MAX_APPLICATIONS_A_DAY)))
        throw tooMany();
      const id = newId();
      await saveApplication(services, { id, jobId, seal: sealOf(memberId), details, resume });
      await queueEmail(services, applicationEmail(services, origin, { ...job, jobId, details }), id);
      const saved = (await readOwnApplications(db, sealOf(memberId))).find((row) => row.id === id);
      if (!saved) throw new Error('The saved application was not found.');
      return { status: 201, body: presentApplication(saved) };
    },

    listApplications: async ({ caller }) => ({
      status: 200,
      body: (await readOwnApplications(db, sealOf(signedIn(services, caller).memberId))).map(
        presentApplication,
      ),
    }),

    withdrawApplication: async ({ path, caller }) => {
      await removeApplication(db, sealOf(signedIn(services, caller).memberId), path.applicationId);
      return { status: 204 };
    },
  };
};

function checkedDetails(input: ApplicationInput, questions: readonly string[]): ApplicationDetails {
  const details = {
    name: oneLine(input.name),
    email: tidyEmail(input.email),
    phone: tidyPhone(input.phone),
    answers: questions.map((_, index) => publicText(input.answers[index] ?? '')),
  };
  const problems = applicationProblems(details, questions);
  if (Object.keys(problems).length > 0) throw refusedParts(problems, applicationsText.problems);
  return details;
}

const oneLine = (text: string): string => publicText(text).replace(/\s+/g, ' ');

async function cleanedResume(base64: string): Promise<Buffer> {
  const cleaned = await cleanResumeApart(Buffer.from(base64, 'base64'));
  // Unpacked objects can make the copy larger than the file.
  if (cleaned.length > 2 * MAX_RESUME_BYTES) throw new Refusal(422, 'RESUME_NOT_CLEANABLE');
  return cleaned;
}

const A_DAY_SECONDS = 86_400;
const tooMany = () =>
  new Refusal(429, 'TOO_MANY_APPLICATIONS', {
    params: { limit: MAX_APPLICATIONS_A_DAY },
    retryAfter: A_DAY_SECONDS,
  });

const presentApplication = (row: OwnApplicationRow): components['schemas']['JobApplication'] => ({
  applicationId: row.id,
  jobId: row.job_id,
  title: row.title,
  company: row.company,
  status: row.status,
  sentOn: row.sent_on,
  isOpen: row.is_open,
});
