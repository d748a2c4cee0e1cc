import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginPropsInput } from '../../core/login/login-props';
import type { LoginPrompt } from '../../core/login/session';
import type { SetUp } from '../../core/onboarding/set-up';
import type { LoginContext } from '../../core/shell/login-context';

export interface OpenPrompt {
  readonly loginPrompt: LoginPrompt;
  readonly context: LoginContext;
  readonly need?: Exclude<LoginPrompt, 'login'> | undefined;
  readonly login?: LoginPropsInput | undefined;
  /** Onboarding that was started without a required role. */
  readonly setUp?: SetUp | undefined;
}

export class LoginPromptStore {
  current: OpenPrompt | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open(
    requirement: LoginPrompt,
    context: LoginContext = 'general',
    need?: OpenPrompt['need'],
    login?: LoginPropsInput,
  ): void {
    this.current = { loginPrompt: requirement, context, need, login };
  }

  close(): void {
    this.current = undefined;
  }
}
