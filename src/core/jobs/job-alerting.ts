import type { CurrentSession } from '../login/current-session';
import { type Gate, missingGate } from '../login/session';
import type { Call } from '../shared/call';
import type { Random } from '../shared/random';
import type { AlertWish, JobAlert } from './job-alert';
import type { JobAlertsPort } from './job-alerts-port';

export type AlertOutcome =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'sent'; readonly kept: Promise<JobAlert> };

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
    return this.#gate() ? [] : this.#port.listJobAlerts(undefined, call);
  }

  keep(wish: AlertWish): AlertOutcome {
    const gate = this.#gate();
    if (gate) return { kind: 'blocked', gate };
    return { kind: 'sent', kept: this.#port.createJobAlert({ ...wish, key: this.#random.id() }) };
  }

  remove({ id }: Pick<JobAlert, 'id'>): Promise<void> {
    return this.#port.deleteJobAlert({ id });
  }

  #gate(): Gate | undefined {
    return missingGate(this.#current.session, 'member');
  }
}
