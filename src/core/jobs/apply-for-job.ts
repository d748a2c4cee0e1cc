import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import type { Call } from '../shared/call';
import type { JobId } from '../shared/ids';
import type { Random } from '../shared/random';
import type { Storage } from '../shared/storage';
import type { ApplicationDetails, ApplicationInput, JobApplication } from './job-application';
import type { JobApplicationsPort } from './job-applications-port';

export type ApplicationOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'sent'; readonly saved: Promise<JobApplication> };

export const EMPTY_APPLICATION: ApplicationDetails = { name: '', email: '', phone: '', answers: [] };

/** Members only; what a visitor typed waits for the login. Resumes are not part of the draft. */
export class Applying {
  readonly #port: JobApplicationsPort;
  readonly #current: CurrentSession;
  readonly #random: Random;
  readonly #forms: Storage;

  constructor(port: JobApplicationsPort, current: CurrentSession, random: Random, forms: Storage) {
    this.#port = port;
    this.#current = current;
    this.#random = random;
    this.#forms = forms;
  }

  async list(call?: Call): Promise<readonly JobApplication[]> {
    return this.loginPrompt ? [] : this.#port.listApplications(undefined, call);
  }

  get loginPrompt(): LoginPrompt | undefined {
    return requiredLoginPrompt(this.#current.session, 'member');
  }

  draftOf(jobId: JobId): FormDraft<ApplicationDetails> {
    return new FormDraft(this.#forms, { key: `application ${jobId}`, empty: EMPTY_APPLICATION });
  }

  /** Idempotency key for the current form: a request repeated after a lost response applies only once. */
  newKey(): string {
    return this.#random.id();
  }

  send(jobId: JobId, key: string, application: ApplicationInput): ApplicationOutcome {
    const { loginPrompt } = this;
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    return { kind: 'sent', saved: this.#port.applyForJob({ ...application, jobId, key }) };
  }

  withdraw({ id }: Pick<JobApplication, 'id'>): Promise<void> {
    return this.#port.withdrawApplication({ id });
  }
}
