import { makeAutoObservable, observableRef } from 'mobx';
import type { LoginContext } from '../core/session/login-context';
import type { Gate } from '../core/session/session';

export interface OpenGate {
  readonly gate: Gate;
  readonly context: LoginContext;
}

/** Which gate (login, reader or writer onboarding) stands open in front of the page. */
export class GateStore {
  current: OpenGate | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  open(gate: Gate, context: LoginContext = 'general'): void {
    this.current = { gate, context };
  }

  close(): void {
    this.current = undefined;
  }
}
