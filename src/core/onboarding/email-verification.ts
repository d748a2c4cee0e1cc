import type { FormDraft } from '../composer/form-draft';
import { isUnanswered } from '../shared/confirm-after-timeout';
import { CODE_RULES, tidyEmail } from '../shared/email';
import { Failure } from '../shared/failure';
import type { Verified } from './career-status';
import type { CareerStatusPort } from './career-status-port';
import type { VerificationPort } from './verification-port';

const isLost = (failure: Failure): boolean => failure.kind === 'offline' || isUnanswered(failure);

/** Sends and checks codes; remembers the typed address while the member logs in again. */
export class EmailVerification {
  /** The last code without a response; it may have been accepted. */
  #unanswered: string | undefined;
  /** The address of the first code, as long as no response says whether it was sent. */
  #unsure: string | undefined;
  #hasSent = false;
  readonly #port: VerificationPort;
  readonly #careers: Pick<CareerStatusPort, 'readCareerStatus'>;
  readonly #draft: Pick<FormDraft<{ readonly email: string }>, 'keep' | 'read' | 'forget'>;

  constructor(
    port: VerificationPort,
    careers: Pick<CareerStatusPort, 'readCareerStatus'>,
    draft: Pick<FormDraft<{ readonly email: string }>, 'keep' | 'read' | 'forget'>,
  ) {
    this.#port = port;
    this.#careers = careers;
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

  /** Returns the seconds until a new code may be requested. A refusal as too early proves that the first was sent. */
  async sendCode(email: string): Promise<number> {
    const address = tidyEmail(email);
    try {
      const { resendAfter } = await this.#port.sendCode({ email: address });
      this.#hasSent = true;
      return resendAfter;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code, retryAfter = Number.POSITIVE_INFINITY } = error;
      const isTooEarly = code === 'TOO_MANY_CODES' && retryAfter <= CODE_RULES.resendAfterSeconds;
      if (isTooEarly && address === this.#unsure) return retryAfter;
      if (isLost(error) && !this.#hasSent) this.#unsure = address;
      throw error;
    }
  }

  /** A code works once: if its first response was lost, the career shows whether it was accepted. */
  async verifyCode(code: string, before: Verified | undefined): Promise<Verified> {
    try {
      return (await this.#port.verifyCode({ code })).verified;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isRepeated = error.code === 'WRONG_CODE' && code === this.#unanswered && before === undefined;
      const career = isRepeated ? await this.#careers.readCareerStatus() : undefined;
      if (career?.verified) return career.verified;
      this.#unanswered = isLost(error) ? code : undefined;
      throw error;
    }
  }
}
