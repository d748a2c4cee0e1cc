import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewQuestion } from '../core/interviews/interview';
import type { InterviewsPort } from '../core/interviews/interviews-port';
import type { JobCard } from '../core/jobs/job';
import type { JobsPort } from '../core/jobs/jobs-port';
import type { JobSalary, SalariesPort } from '../core/salaries/salaries-port';
import type { Call } from '../core/shared/call';
import { Failure } from '../core/shared/failure';

const JOBS = 3;

export interface CompanyPreviews {
  readonly urlName: string;
  readonly salaries: readonly JobSalary[];
  readonly questions: readonly InterviewQuestion[];
  readonly jobs: readonly JobCard[];
}

/** What the first tab shows of the others. One that cannot be had is left out; the page stands without it. */
export class CompanyPreviewsStore {
  previews: CompanyPreviews | undefined;
  readonly #salaries: SalariesPort;
  readonly #interviews: InterviewsPort;
  readonly #jobs: JobsPort;

  constructor(salaries: SalariesPort, interviews: InterviewsPort, jobs: JobsPort) {
    this.#salaries = salaries;
    this.#interviews = interviews;
    this.#jobs = jobs;
    makeAutoObservable(this, { previews: observableRef }, { autoBind: true });
  }

  async open(urlName: string, call?: Call): Promise<void> {
    if (this.previews?.urlName === urlName) return;
    const [salaries, questions, jobs] = await Promise.all([
      leftOut(this.#salaries.listCompanySalaries({ urlName }, call)),
      leftOut(this.#interviews.listQuestions({ companyUrl: urlName }, call)),
      leftOut(this.#jobs.listJobs({ companyUrl: urlName, limit: JOBS }, call)),
    ]);
    runInAction(() => {
      this.previews = {
        urlName,
        salaries: (salaries?.items ?? []).filter(({ figures }) => figures !== undefined),
        questions: questions?.items ?? [],
        jobs: jobs?.items ?? [],
      };
    });
  }
}

async function leftOut<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'cancelled') return undefined;
    throw error;
  }
}
