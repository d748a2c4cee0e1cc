import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SandboxMember, SandboxPort } from '../../core/login/sandbox-port';
import { Failure } from '../../core/shared/failure';
import type { MemberId } from '../../core/shared/ids';
import type { Loadable } from '../../core/shared/loadable';
import type { SessionStore } from './session-store';

export class SandboxStore {
  members: Loadable<readonly SandboxMember[]> = { state: 'IDLE' };
  signingIn: string | undefined = undefined;
  readonly #sandbox: SandboxPort;
  readonly #session: SessionStore;

  constructor(sandbox: SandboxPort, session: SessionStore) {
    this.#sandbox = sandbox;
    this.#session = session;
    makeAutoObservable(this, { members: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.members.state === 'SUCCESS') return;
    this.members = { state: 'LOADING' };
    const members = await this.#ask();
    runInAction(() => {
      this.members = members;
    });
  }

  async signIn(id: MemberId): Promise<void> {
    this.signingIn = id;
    try {
      await this.#sandbox.signInAsMember({ id });
      await this.#session.open();
    } finally {
      runInAction(() => {
        this.signingIn = undefined;
      });
    }
  }

  /** An installation without a sandbox responds with 404. */
  async #ask(): Promise<Loadable<readonly SandboxMember[]>> {
    try {
      return { state: 'SUCCESS', value: await this.#sandbox.listSandboxMembers() };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error.kind === 'notFound'
        ? { state: 'SUCCESS', value: [] }
        : { state: 'FAILURE', failure: error };
    }
  }
}
