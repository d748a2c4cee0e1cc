import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterviewQuestion } from '../../core/interviews/interview';
import type { InterviewsPort } from '../../core/interviews/interviews-port';
import type { JobCard } from '../../core/jobs/job';
import type { JobsPort } from '../../core/jobs/jobs-port';
import type { JobSalary, SalariesPort } from '../../core/salaries/salaries-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

const JOBS = 3;

export interface CompanyPreviews {
  readonly urlName: string;
  readonly salaries: readonly JobSalary[];
  readonly questions: readonly InterviewQuestion[];
  readonly jobs: readonly JobCard[];
}

/** Previews of the other tabs. Missing parts are left out and requested again on the next visit. */
export class CompanyPreviewsStore {
  previews: CompanyPreviews | undefined;
  #isWhole = false;
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
    if (this.#isWhole && this.previews?.urlName === urlName) return;
    const parts = await Promise.all([
      optionalPart(this.#salaries.listCompanySalaries({ urlName }, call)),
      optionalPart(this.#interviews.listQuestions({ companyUrl: urlName }, call)),
      optionalPart(this.#jobs.listJobs({ companyUrl: urlName, limit: JOBS }, call)),
    ]);
    const [salaries, questions, jobs] = parts;
    runInAction(() => {
      this.#isWhole = !parts.includes(undefined);
      this.previews = {
        urlName,
        salaries: (salaries?.items ?? []).filter(({ figures }) => figures !== undefined),
        questions: questions?.items ?? [],
        jobs: jobs?.items ?? [],
      };
    });
  }
}
