import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Account, AccountEndingPort, Fate, FateOfKind } from '../core/account/account-ending-port';
import type { Archive } from '../core/account/archive';
import { fatesFor, withFate } from '../core/account/fates';
import { accountWords as words } from '../core/account/words';
import { longDate } from '../core/format/time';
import type { GivenKind } from '../core/profile/contributions-port';
import type { Call } from '../core/shared/call';
import { Failure } from '../core/shared/failure';
import { waitOr } from '../core/toast/wait-or';
import type { ToastStore } from './toast-store';

/** A whole account: taking everything along, a break, and the end. */
export class AccountStore {
  account: Account | undefined = undefined;
  fates: readonly FateOfKind[] = [];
  /** What is under way. */
  busy: 'export' | 'break' | 'delete' | 'keep' | undefined = undefined;
  readonly #port: AccountEndingPort;
  readonly #archive: Archive;
  readonly #toasts: ToastStore;

  constructor(port: AccountEndingPort, archive: Archive, toasts: ToastStore) {
    this.#port = port;
    this.#archive = archive;
    this.#toasts = toasts;
    makeAutoObservable(this, { account: observableRef, fates: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#show(await this.#port.readAccount(undefined, call));
  }

  choose(kind: GivenKind, fate: Fate): void {
    this.fates = withFate(this.fates, kind, fate);
  }

  async export(): Promise<void> {
    await this.#work('export', async () => {
      const { files } = await this.#port.exportAccount();
      const readme = { name: 'README.txt', text: words.export.readme };
      await this.#archive.save(words.export.file, [readme, ...files]);
      return words.export.done;
    });
  }

  /** True when the break has begun; whoever signs out after it says so. */
  pause(): Promise<boolean> {
    return this.#work('break', async () => {
      await this.#port.deactivateAccount();
      return undefined;
    });
  }

  leave(): Promise<boolean> {
    return this.#work('delete', async () => {
      const account = await this.#port.deleteAccount({ choices: this.fates });
      this.#show(account);
      return words.leave.asked(longDate(new Date(account.deletion?.dueOn ?? '')));
    });
  }

  stay(): Promise<boolean> {
    return this.#work('keep', async () => {
      this.#show(await this.#port.keepAccount());
      return words.leave.kept;
    });
  }

  async #work(
    what: NonNullable<AccountStore['busy']>,
    step: () => Promise<string | undefined>,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = what;
    try {
      const text1 = await step();
      if (text1) this.#toasts.show({ type: 'success', text1 });
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#toasts.show({ type: 'failure', text1: waitOr(error, words.failed) });
      return false;
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }

  #show(account: Account): void {
    runInAction(() => {
      this.account = account;
      this.fates = fatesFor(account.counts, account.deletion?.choices ?? []);
    });
  }
}
