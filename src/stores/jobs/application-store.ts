import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type ApplicationProblems,
  applicationProblems,
  refusedApplication,
  resumeProblem,
} from '../../core/jobs/application-rules';
import { applicationsText as text } from '../../core/jobs/applications-text';
import { type Applying, EMPTY_APPLICATION } from '../../core/jobs/apply-for-job';
import type { ApplicationDetails, JobApplication } from '../../core/jobs/job-application';
import { jobProblems } from '../../core/jobs/problem-text';
import type { ResumeFiles } from '../../core/jobs/resume-files';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { JobId } from '../../core/shared/ids';
import type { ChosenFile } from '../../core/shared/picture-uploads';
import { problemMessage } from '../../core/shell/problem-message';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { JobStore } from './job-store';

/** The form of one application. */
export class ApplicationStore {
  details: ApplicationDetails = EMPTY_APPLICATION;
  file: ChosenFile | undefined = undefined;
  /** The application that was sent, now or earlier. */
  sent: JobApplication | undefined = undefined;
  /** Whether it was sent with the form that is open. */
  justSent = false;
  tried = false;
  refused: ApplicationProblems = {};
  /** Why it was not sent, where no field explains it. */
  message: string | undefined = undefined;
  /** A resume takes long on a slow network, and meanwhile the user may open the form of another job. */
  readonly sending = new Set<JobId>();
  #key = '';
  #opened: string | undefined;
  readonly #applying: Applying;
  readonly #files: ResumeFiles;
  readonly #jobs: JobStore;
  readonly #loginPrompts: LoginPromptStore;

  constructor(applying: Applying, files: ResumeFiles, jobs: JobStore, loginPrompts: LoginPromptStore) {
    this.#applying = applying;
    this.#files = files;
    this.#jobs = jobs;
    this.#loginPrompts = loginPrompts;
    makeAutoObservable(
      this,
      { details: observableRef, file: observableRef, sent: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  get job() {
    return this.#jobs.job;
  }

  get busy(): boolean {
    return this.job !== undefined && this.sending.has(this.job.card.id);
  }

  get problems(): ApplicationProblems {
    return this.tried ? { ...this.refused, ...this.#found } : {};
  }

  async open(jobId: JobId, call?: Call): Promise<void> {
    const [applications] = await Promise.all([this.#applying.list(call), this.#jobs.open(jobId, call)]);
    // A login loads the same form again: what the visitor typed is now the member's. After a sign-out it is gone.
    const isSame = this.#opened === jobId;
    const typed = isSame ? this.#applying.draftOf(jobId).read() : undefined;
    this.#opened = jobId;
    runInAction(() => {
      this.sent = applications.find((item) => item.jobId === jobId);
      this.justSent = false;
      this.details = typed ?? EMPTY_APPLICATION;
      if (!isSame) this.file = undefined;
      this.tried = false;
      this.#changed();
    });
  }

  /** Restores what was typed in this tab. The file must be chosen again, because its new field is empty. */
  recall(): void {
    this.choose(undefined);
    const typed = this.job && this.#applying.draftOf(this.job.card.id).read();
    if (typed) this.details = typed;
  }

  change(part: Partial<ApplicationDetails>): void {
    this.details = { ...this.details, ...part };
    if (this.job) this.#applying.draftOf(this.job.card.id).keep(this.details);
    this.#changed();
  }

  answer(index: number, typed: string): void {
    const answers = (this.job?.questions ?? []).map((_, at) =>
      at === index ? typed : (this.details.answers[at] ?? ''),
    );
    this.change({ answers });
  }

  choose(file: ChosenFile | undefined): void {
    this.file = file;
    this.#changed();
  }

  /** Returns false when a field has a problem. */
  async send(): Promise<boolean> {
    this.tried = true;
    if (Object.keys(this.#found).length > 0) return false;
    if (this.busy) return true;
    await this.#work();
    return Object.keys(this.problems).length === 0;
  }

  get #found(): ApplicationProblems {
    const resume = resumeProblem(this.file);
    return {
      ...applicationProblems(this.details, this.job?.questions ?? []),
      ...(resume && { resume }),
    };
  }

  #changed(): void {
    this.#key = this.#applying.newKey();
    this.refused = {};
    this.message = undefined;
  }

  async #work(): Promise<void> {
    const { job, file } = this;
    if (!job || !file) return;
    const { id } = job.card;
    this.sending.add(id);
    this.message = undefined;
    try {
      await this.#submit(id, file);
    } catch (error) {
      // The form of another job must not show it, so the page does.
      if (!(error instanceof Failure) || !this.#isOpen(id)) throw error;
      const refused = refusedApplication(error);
      if (!this.#hasFields(refused)) await this.#readQuestions(id);
      if (this.#isOpen(id)) this.#explain(refused, problemMessage(error, jobProblems, text.failed));
    } finally {
      runInAction(() => this.sending.delete(id));
    }
  }

  async #submit(jobId: JobId, file: ChosenFile): Promise<void> {
    const [key, details] = [this.#key, this.details];
    const resume = await this.#files.read(file);
    if (resume === undefined) return this.#isOpen(jobId) ? this.#explain({ resume: 'resume' }) : undefined;
    const { loginPrompt } = this.#applying;
    if (loginPrompt) return this.#loginPrompts.open(loginPrompt, 'applyForJobs');
    const outcome = this.#applying.send(jobId, key, { ...details, resume });
    if (outcome.kind === 'sent') this.#thank(await outcome.saved);
  }

  #isOpen(jobId: JobId): boolean {
    return this.job?.card.id === jobId;
  }

  #thank(sent: JobApplication): void {
    this.#applying.draftOf(sent.jobId).forget();
    if (!this.#isOpen(sent.jobId)) return;
    runInAction(() => {
      this.sent = sent;
      this.justSent = true;
    });
  }

  #explain(refused: ApplicationProblems, message?: string): void {
    const isShown = Object.keys(refused).length > 0 && this.#hasFields(refused);
    runInAction(() => {
      this.refused = isShown ? refused : {};
      this.message = isShown ? undefined : message;
    });
  }

  /** Whether the form has a field for each problem. */
  #hasFields(refused: ApplicationProblems): boolean {
    const count = this.job?.questions.length ?? 0;
    return Object.keys(refused).every(
      (part) => !part.startsWith('answers/') || Number(part.slice('answers/'.length)) < count,
    );
  }

  /** The employer may have added questions since the form opened. */
  async #readQuestions(jobId: JobId): Promise<void> {
    try {
      await this.#jobs.open(jobId);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
