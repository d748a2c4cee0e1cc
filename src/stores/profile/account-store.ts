import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type { ActivityKind } from '../../core/contributions/contributions-port';
import { needsFreshLogin } from '../../core/login/fresh-login';
import type {
  Account,
  AccountEndingPort,
  DeletionChoice,
  Fate,
} from '../../core/profile/account-ending-port';
import { accountText as text } from '../../core/profile/account-text';
import type { Archive } from '../../core/profile/archive';
import { choicesFor, withChoice } from '../../core/profile/deletion-choices';
import type { DeletionChoices } from '../../core/profile/deletion-draft';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { longDate } from '../../core/shared/time';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

type Draft = Pick<FormDraft<DeletionChoices>, 'keep' | 'read' | 'forget'>;

/** Data export, deactivation and account deletion. */
export class AccountStore {
  account: Account | undefined = undefined;
  choices: readonly DeletionChoice[] = [];
  busy: 'export' | 'break' | 'delete' | 'keep' | undefined = undefined;
  readonly #port: AccountEndingPort;
  readonly #archive: Archive;
  readonly #draft: Draft;
  readonly #toasts: ToastStore;

  constructor(port: AccountEndingPort, archive: Archive, draft: Draft, toasts: ToastStore) {
    this.#port = port;
    this.#archive = archive;
    this.#draft = draft;
    this.#toasts = toasts;
    makeAutoObservable(this, { account: observableRef, choices: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#show(await this.#port.readAccount(undefined, call));
  }

  /** The choices made in this tab before the new login. */
  recall(): void {
    const chosen = this.#draft.read();
    if (chosen && this.account && !this.account.deletion)
      this.choices = choicesFor(this.account.counts, chosen.choices);
  }

  choose(kind: ActivityKind, fate: Fate): void {
    this.choices = withChoice(this.choices, kind, fate);
  }

  async export(): Promise<void> {
    await this.#work('export', async () => {
      const { files } = await this.#port.exportAccount();
      const readme = { name: 'README.txt', text: text.export.readme };
      await this.#archive.save(text.export.file, [readme, ...files]);
      return text.export.done;
    });
  }

  /** Resolves to true when the account is deactivated; the logout then shows the message. */
  pause(): Promise<boolean> {
    return this.#work('break', async () => {
      await this.#port.deactivateAccount();
      return undefined;
    });
  }

  /** Without a fresh login nothing is deleted, and the choices are stored in this tab. */
  async leave(): Promise<'asked' | 'freshLogin' | 'failed'> {
    let isStale = false;
    const isDone = await this.#work('delete', async () => {
      const account = await this.#delete();
      isStale = account === undefined;
      if (!account) return undefined;
      this.#draft.forget();
      this.#show(account);
      return text.leave.asked(longDate(new Date(account.deletion?.dueOn ?? '')));
    });
    if (isStale) return 'freshLogin';
    return isDone ? 'asked' : 'failed';
  }

  async #delete(): Promise<Account | undefined> {
    const choices = this.choices;
    try {
      return await this.#port.deleteAccount({ choices });
    } catch (error) {
      if (!(error instanceof Failure) || !needsFreshLogin(error)) throw error;
      this.#draft.keep({ choices });
      return undefined;
    }
  }

  stay(): Promise<boolean> {
    return this.#work('keep', async () => {
      this.#show(await this.#port.keepAccount());
      return text.leave.saved;
    });
  }

  async #work(
    label: NonNullable<AccountStore['busy']>,
    step: () => Promise<string | undefined>,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = label;
    try {
      const text1 = await step();
      if (text1) this.#toasts.show({ type: 'success', text1 });
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, offlineMessageOr(error, text.failed));
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
      this.choices = choicesFor(account.counts, account.deletion?.choices ?? []);
    });
  }
}
