import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../core/shared/call';
import { type CheckResult, checkContribution } from '../../core/trust/check-contribution';
import type { LoggedContribution } from '../../core/trust/contribution';
import type { Digest } from '../../core/trust/digest';
import type { LogProofsPort } from '../../core/trust/log-proofs-port';
import type { Receipt } from '../../core/trust/receipt';

export type CheckState =
  | CheckResult
  | { readonly kind: 'checking' }
  /** When it enters the log. */
  | { readonly kind: 'waiting'; readonly at: Date }
  /** The contribution is older than the log. */
  | { readonly kind: 'unlogged' };

/** The check of the contribution whose dialog is open. */
export class CheckStore {
  state: CheckState = { kind: 'checking' };
  /** Undefined unless the check succeeded. */
  receipt: Receipt | undefined = undefined;
  readonly #port: LogProofsPort;
  readonly #digest: Digest;

  constructor(port: LogProofsPort, digest: Digest) {
    this.#port = port;
    this.#digest = digest;
    makeAutoObservable(this, { state: observableRef, receipt: observableRef }, { autoBind: true });
  }

  async check(shown: LoggedContribution, call?: Call): Promise<void> {
    this.state = { kind: 'checking' };
    this.receipt = undefined;
    const reading = this.#port.readLogProof(shown, call);
    // The first hash takes longer than all others; it is over before the proof arrives.
    void this.#digest.sha256(new Uint8Array());
    const { proof, entersAt } = await reading;
    const state: CheckState = proof
      ? await checkContribution(this.#digest, shown, proof)
      : entersAt
        ? { kind: 'waiting', at: entersAt }
        : { kind: 'unlogged' };
    if (call?.signal?.aborted) return;
    runInAction(() => {
      this.state = state;
      this.receipt = proof && state.kind === 'proved' ? { shown, proof } : undefined;
    });
  }
}
