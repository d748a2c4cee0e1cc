import { makeAutoObservable, runInAction } from 'mobx';
import { needsFreshLogin } from '../../core/login/fresh-login';
import { codeSent, mailVerified } from '../../core/onboarding/answers';
import type { EmailVerification } from '../../core/onboarding/email-verification';
import { stepFailure } from '../../core/onboarding/step-failure';
import { type EmailProblem, emailProblem } from '../../core/shared/email';
import { Failure, type FailureKind } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import { westernDigits } from '../../core/shared/western-digits';
import type { ToastStore } from '../shared/toast-store';
import type { OnboardingStore } from './onboarding-store';

const SECOND = 1000;
/** The code was valid once: it has expired or was used before. */
const SPENT: readonly FailureKind[] = ['notFound', 'conflict'];

/** Privacy: the address and its code; the code is stored only in memory. */
export class OnboardingCodeStore {
  email = '';
  code = '';
  problem: EmailProblem | undefined = undefined;
  wrong: 'wrong' | 'spent' | undefined = undefined;
  busy = false;
  /** Another address can only be verified after a new login. */
  needsLogin = false;
  /** Seconds until a new code may be requested. */
  wait = 0;
  #stopTicking: (() => void) | undefined;
  readonly #verification: EmailVerification;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;
  readonly #timers: Timers;

  constructor(
    verification: EmailVerification,
    onboarding: OnboardingStore,
    toasts: ToastStore,
    timers: Timers,
  ) {
    this.#verification = verification;
    this.#onboarding = onboarding;
    this.#toasts = toasts;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the address typed before the new login, and deletes it from storage. */
  recall(): void {
    const waiting = this.#verification.recall();
    if (waiting && this.email === '') this.email = waiting;
  }

  typeEmail(email: string): void {
    this.email = email;
    this.problem = undefined;
  }

  typeCode(code: string): void {
    this.code = westernDigits(code).replace(/\D/g, '').slice(0, 6);
    this.wrong = undefined;
  }

  async send(): Promise<void> {
    this.needsLogin = false;
    this.problem = emailProblem(this.email);
    if (this.problem) return;
    await this.#work(async () => {
      const { code } = this;
      const resendAfter = await this.#verification.sendCode(this.email);
      // The new code may arrive, and be typed, before the response.
      if (this.code === code) this.typeCode('');
      this.#countDown(resendAfter);
      this.#onboarding.apply(codeSent);
    });
  }

  async verify(): Promise<void> {
    this.wrong = this.code.length < 6 ? 'wrong' : undefined;
    if (this.wrong) return;
    await this.#work(async () => {
      const before = this.#onboarding.flow.profileStatus.verified;
      const verified = await this.#verification.verifyCode(this.code, before);
      runInAction(() => {
        this.email = '';
        this.code = '';
      });
      this.#onboarding.apply((flow) => mailVerified(flow, verified));
    });
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'unauthorised') this.#toasts.fail(error);
      else this.#explain(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #explain(failure: Failure): void {
    const { code, kind, operation } = failure;
    runInAction(() => {
      if (needsFreshLogin(failure)) this.#askForLogin();
      else if (code === 'WRONG_CODE') this.wrong = 'wrong';
      else if (operation === 'verifyCode' && SPENT.includes(kind)) this.wrong = 'spent';
      else if (code === 'FREE_MAIL' || code === 'SHAPE') this.problem = code;
      else this.#toasts.show(stepFailure(failure));
    });
  }

  #askForLogin(): void {
    this.needsLogin = true;
    this.#verification.remember(this.email);
  }

  #countDown(seconds: number): void {
    this.#stopTicking?.();
    runInAction(() => {
      this.wait = seconds;
    });
    this.#stopTicking = this.#timers.every(SECOND, () =>
      runInAction(() => {
        this.wait = Math.max(0, this.wait - 1);
        if (this.wait === 0) this.#stopTicking?.();
      }),
    );
  }
}
