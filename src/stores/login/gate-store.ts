import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginWish } from '../../core/login/login-props';
import type { Gate } from '../../core/login/session';
import type { SetUp } from '../../core/onboarding/set-up';
import type { LoginContext } from '../../core/shell/login-context';

export interface OpenGate {
  readonly gate: Gate;
  readonly context: LoginContext;
  readonly need?: Exclude<Gate, 'login'> | undefined;
  readonly login?: LoginWish | undefined;
  /** Onboarding that was started without a required role. */
  readonly setUp?: SetUp | undefined;
}

export class GateStore {
  current: OpenGate | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open(gate: Gate, context: LoginContext = 'general', need?: OpenGate['need'], login?: LoginWish): void {
    this.current = { gate, context, need, login };
  }

  close(): void {
    this.current = undefined;
  }
}
