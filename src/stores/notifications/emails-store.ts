import { makeAutoObservable, runInAction } from 'mobx';
import type { FormDraft } from '../../core/composer/form-draft';
import type { EmailAddressTexts } from '../../core/notifications/email-address-draft';
import type { EmailsPort } from '../../core/notifications/emails-port';
import { noticeText } from '../../core/notifications/text';
import { emailProblem, tidyEmail } from '../../core/shared/email';
import { Failure } from '../../core/shared/failure';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

const text = noticeText.preferences.letters;

/** The address for emails, and its confirmation through a link in the first email. */
export class EmailsStore {
  /** True once the response has arrived, with or without an address. */
  isKnown = false;
  address: string | undefined = undefined;
  requestedAt: string | undefined = undefined;
  text = '';
  trouble: string | undefined = undefined;
  isBusy = false;
  #hasLeft = false;
  readonly #port: EmailsPort;
  readonly #toasts: ToastStore;
  readonly #saved: FormDraft<EmailAddressTexts>;

  constructor(port: EmailsPort, toasts: ToastStore, saved: FormDraft<EmailAddressTexts>) {
    this.#port = port;
    this.#toasts = toasts;
    this.#saved = saved;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(): Promise<void> {
    this.#hasLeft = false;
    try {
      const { address } = await this.#port.readEmailAddress();
      runInAction(() => {
        this.isKnown = true;
        this.text = this.#saved.read()?.address ?? '';
        this.address = address;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, offlineMessageOr(error, text.failed));
    }
  }

  /** The member opens another page: its toasts say what became of a running request. */
  leave(): void {
    this.#hasLeft = true;
  }

  type(address: string): void {
    this.text = address;
    this.#saved.keep({ address });
  }

  async ask(): Promise<void> {
    const address = tidyEmail(this.text);
    if (emailProblem(address) === 'SHAPE') {
      this.trouble = text.wrong;
      return;
    }
    await this.#doing(async () => {
      await this.#port.requestEmails({ address });
      this.#saved.forget();
      runInAction(() => {
        this.requestedAt = address;
        this.text = '';
      });
      if (this.#hasLeft) this.#toasts.show({ type: 'success', text1: text.asked(address) });
    });
  }

  async stop(): Promise<void> {
    await this.#doing(async () => {
      await this.#port.stopEmails();
      runInAction(() => {
        this.address = undefined;
        this.requestedAt = undefined;
      });
      this.#toasts.show({ type: 'success', text1: text.stopped });
    });
  }

  #notDone(text1: string): void {
    this.#toasts.show({ type: 'failure', text1, text2: text.title });
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    this.trouble = undefined;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') return this.#toasts.fail(error);
      const isFormShown = !this.#hasLeft && this.address === undefined;
      if (!isFormShown) return this.#notDone(failureOf(error));
      runInAction(() => {
        this.trouble = failureOf(error);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}

function failureOf(failure: Failure): string {
  if (failure.kind === 'invalid') return text.wrong;
  if (failure.code === 'EMAIL_UNAVAILABLE') return text.unavailable;
  return offlineMessageOr(failure, failure.kind === 'limited' ? text.limited : text.failed);
}
