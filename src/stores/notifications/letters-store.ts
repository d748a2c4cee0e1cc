import { makeAutoObservable, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type { LetterTexts } from '../../core/notifications/letter-draft';
import type { LettersPort } from '../../core/notifications/letters-port';
import { noticeWords } from '../../core/notifications/words';
import type { Call } from '../../core/shared/call';
import { emailProblem, tidyEmail } from '../../core/shared/email';
import { Failure } from '../../core/shared/failure';
import { waitOr } from '../../core/shell/wait-or';
import type { ToastStore } from '../shared/toast-store';

const words = noticeWords.wishes.letters;

/** The address for emails, and its confirmation through a link in the first email. */
export class LettersStore {
  /** Whether the address, or that there is none, has been loaded. */
  isKnown = false;
  address: string | undefined = undefined;
  askedAt: string | undefined = undefined;
  text = '';
  trouble: string | undefined = undefined;
  isBusy = false;
  readonly #port: LettersPort;
  readonly #toasts: ToastStore;
  readonly #kept: FormDraft<LetterTexts>;

  constructor(port: LettersPort, toasts: ToastStore, kept: FormDraft<LetterTexts>) {
    this.#port = port;
    this.#toasts = toasts;
    this.#kept = kept;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const { address } = await this.#port.readLetterAddress(undefined, call);
    runInAction(() => {
      this.isKnown = true;
      this.text = this.#kept.read()?.address ?? '';
      this.address = address;
    });
  }

  type(address: string): void {
    this.text = address;
    this.#kept.keep({ address });
  }

  async ask(): Promise<void> {
    const address = tidyEmail(this.text);
    if (emailProblem(address) === 'SHAPE') {
      this.trouble = words.wrong;
      return;
    }
    await this.#doing(async () => {
      await this.#port.askForLetters({ address });
      this.#kept.forget();
      runInAction(() => {
        this.askedAt = address;
        this.text = '';
      });
    });
  }

  async stop(): Promise<void> {
    await this.#doing(async () => {
      await this.#port.stopLetters();
      runInAction(() => {
        this.address = undefined;
        this.askedAt = undefined;
      });
      this.#toasts.show({ type: 'success', text1: words.stopped });
    });
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    this.trouble = undefined;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') return this.#toasts.fail(error);
      runInAction(() => {
        this.trouble = troubleOf(error);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}

const troubleOf = (failure: Failure): string =>
  failure.kind === 'invalid'
    ? words.wrong
    : waitOr(failure, failure.kind === 'limited' ? words.limited : words.failed);
