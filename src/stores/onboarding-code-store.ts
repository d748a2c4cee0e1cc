import { makeAutoObservable, runInAction } from 'mobx';
import { codeSent, mailVerified } from '../core/onboarding/answers';
import { stepFailure } from '../core/onboarding/step-failure';
import { Failure } from '../core/shared/failure';
import type { Timers } from '../core/shared/timers';
import { type EmailProblem, emailProblem, tidyEmail } from '../core/verification/email';
import type { VerificationPort } from '../core/verification/verification-port';
import type { OnboardingStore } from './onboarding-store';
import type { ToastStore } from './toast-store';

const SECOND = 1000;

/** An address and the code that went to it. Neither is kept anywhere but here. */
export class OnboardingCodeStore {
  email = '';
  code = '';
  problem: EmailProblem | undefined = undefined;
  wrong = false;
  busy = false;
  /** Seconds until a new code may be asked for. */
  wait = 0;
  #stopTicking: (() => void) | undefined;
  readonly #verification: VerificationPort;
  readonly #onboarding: OnboardingStore;
  readonly #toasts: ToastStore;
  readonly #timers: Timers;

  constructor(
    verification: VerificationPort,
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

  typeEmail(email: string): void {
    this.email = email;
    this.problem = undefined;
  }

  typeCode(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.wrong = false;
  }

  async send(): Promise<void> {
    this.problem = emailProblem(this.email);
    if (this.problem) return;
    await this.#work(async () => {
      const { resendAfter } = await this.#verification.sendCode({ email: tidyEmail(this.email) });
      runInAction(() => {
        this.code = '';
        this.wrong = false;
      });
      this.#countDown(resendAfter);
      this.#onboarding.apply(codeSent);
    });
  }

  async verify(): Promise<void> {
    this.wrong = this.code.length < 6;
    if (this.wrong) return;
    await this.#work(async () => {
      const { verified } = await this.#verification.verifyCode({ code: this.code });
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
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#explain(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #explain(failure: Failure): void {
    const { code } = failure;
    runInAction(() => {
      if (code === 'WRONG_CODE') this.wrong = true;
      else if (code === 'FREE_MAIL' || code === 'SHAPE') this.problem = code;
      else this.#toasts.show(stepFailure(failure));
    });
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
