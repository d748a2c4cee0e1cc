import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import type { Call } from '../shared/call';
import type { Random } from '../shared/random';
import type { AlertInput, JobAlert } from './job-alert';
import type { JobAlertsPort } from './job-alerts-port';

export type AlertOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'sent'; readonly saved: Promise<JobAlert> };

/** Members only: a visitor has no alerts and gets a login prompt when creating one. */
export class JobAlerting {
  readonly #port: JobAlertsPort;
  readonly #current: CurrentSession;
  readonly #random: Random;

  constructor(port: JobAlertsPort, current: CurrentSession, random: Random) {
    this.#port = port;
    this.#current = current;
    this.#random = random;
  }

  async list(call?: Call): Promise<readonly JobAlert[]> {
    return this.#loginPrompt() ? [] : this.#port.listJobAlerts(undefined, call);
  }

  keep(input: AlertInput): AlertOutcome {
    const loginPrompt = this.#loginPrompt();
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    return { kind: 'sent', saved: this.#port.createJobAlert({ ...input, key: this.#random.id() }) };
  }

  remove({ id }: Pick<JobAlert, 'id'>): Promise<void> {
    return this.#port.deleteJobAlert({ id });
  }

  #loginPrompt(): LoginPrompt | undefined {
    return requiredLoginPrompt(this.#current.session, 'member');
  }
}
