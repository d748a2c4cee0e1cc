import type { FormDraft } from '../composer/form-draft';
import { tidyEmail } from '../shared/email';
import type { VerificationPort } from './verification-port';

/** Sends and checks codes; remembers the typed address while the member logs in again. */
export class EmailVerification {
  readonly #port: VerificationPort;
  readonly #draft: Pick<FormDraft<{ readonly email: string }>, 'keep' | 'read' | 'forget'>;

  constructor(
    port: VerificationPort,
    draft: Pick<FormDraft<{ readonly email: string }>, 'keep' | 'read' | 'forget'>,
  ) {
    this.#port = port;
    this.#draft = draft;
  }

  /** Returns the remembered address and deletes it from storage. */
  recall(): string | undefined {
    const waiting = this.#draft.read();
    this.#draft.forget();
    return waiting?.email;
  }

  remember(email: string): void {
    this.#draft.keep({ email });
  }

  /** Returns the seconds until a new code may be requested. */
  async sendCode(email: string): Promise<number> {
    return (await this.#port.sendCode({ email: tidyEmail(email) })).resendAfter;
  }

  verifyCode(code: string): ReturnType<VerificationPort['verifyCode']> {
    return this.#port.verifyCode({ code });
  }
}
