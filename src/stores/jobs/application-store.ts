import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type ApplicationProblems,
  applicationProblems,
  refusedApplication,
  resumeProblem,
} from '../../core/jobs/application-rules';
import { type Applying, EMPTY_APPLICATION } from '../../core/jobs/apply-for-job';
import type { Job } from '../../core/jobs/job';
import type { ApplicationDetails, JobApplication } from '../../core/jobs/job-application';
import type { ResumeFiles } from '../../core/jobs/resume-files';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { JobId } from '../../core/shared/ids';
import type { ChosenFile } from '../../core/shared/picture-uploads';
import type { ApplicationFeedback } from './application-feedback';
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
  #hasLeft = false;
  readonly #applying: Applying;
  readonly #files: ResumeFiles;
  readonly #jobs: JobStore;
  readonly #feedback: ApplicationFeedback;

  constructor(applying: Applying, files: ResumeFiles, jobs: JobStore, feedback: ApplicationFeedback) {
    this.#applying = applying;
    this.#files = files;
    this.#jobs = jobs;
    this.#feedback = feedback;
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
    this.#hasLeft = false;
    this.choose(undefined);
    const typed = this.job && this.#applying.draftOf(this.job.card.id).read();
    if (typed) this.details = typed;
  }

  /** The user opens another page: its toasts say what became of a running request. */
  leave(): void {
    this.#hasLeft = true;
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
      await this.#submit(job, file);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await this.#fail(job, error);
    } finally {
      runInAction(() => this.sending.delete(id));
    }
  }

  async #fail({ card: { id, title } }: Job, failure: Failure): Promise<void> {
    const refused = refusedApplication(failure);
    if (this.#isOpen(id) && !this.#hasFields(refused)) await this.#readQuestions(id);
    if (this.#isOpen(id)) this.#explain(refused, this.#feedback.explain(failure));
    else this.#feedback.failed(failure, title);
  }

  async #submit({ card }: Job, file: ChosenFile): Promise<void> {
    const [key, details] = [this.#key, this.details];
    const resume = await this.#files.read(file);
    if (resume === undefined) return this.#refuse(card);
    const { loginPrompt } = this.#applying;
    if (loginPrompt) return this.#feedback.askToLogIn(loginPrompt);
    const outcome = this.#applying.send(card.id, key, { ...details, resume });
    if (outcome.kind === 'sent') this.#thank(await outcome.saved, card.title);
  }

  #isOpen(jobId: JobId): boolean {
    return !this.#hasLeft && this.job?.card.id === jobId;
  }

  #refuse({ id, title }: Job['card']): void {
    if (this.#isOpen(id)) this.#explain({ resume: 'resume' });
    else this.#feedback.unreadable(title);
  }

  #thank(sent: JobApplication, title: string): void {
    this.#applying.draftOf(sent.jobId).forget();
    if (this.#isOpen(sent.jobId))
      runInAction(() => {
        this.sent = sent;
        this.justSent = true;
      });
    else this.#feedback.sent(title);
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
