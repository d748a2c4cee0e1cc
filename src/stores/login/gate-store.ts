import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginWish } from '../../core/login/login-props';
import type { Gate } from '../../core/login/session';
import type { SetUp } from '../../core/onboarding/set-up';
import type { LoginContext } from '../../core/shell/login-context';

export interface OpenGate {
  readonly gate: Gate;
  readonly context: LoginContext;
  /** What is still missing when the login is passed. */
  readonly need?: Exclude<Gate, 'login'> | undefined;
  /** How the login was asked for, where more is said than its context. */
  readonly login?: LoginWish | undefined;
  /** Setting up that no role asked for. */
  readonly setUp?: SetUp | undefined;
}

/** Which gate (login, reader or writer onboarding) stands open in front of the page. */
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
