import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { sessionText as text } from '../../core/login/session-text';
import type { SavedSession, SessionsPort } from '../../core/login/sessions-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { SessionId } from '../../core/shared/ids';
import { type Loadable, loaded } from '../../core/shared/loadable';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

/** The member's logins. A session leaves the list only after the service has ended it. */
export class SessionsStore {
  list: Loadable<readonly SavedSession[]> = { state: 'IDLE' };
  /** The id of the session that is being ended, or a marker for all others. */
  busy: string | undefined = undefined;
  readonly #port: SessionsPort;
  readonly #toasts: ToastStore;

  constructor(port: SessionsPort, toasts: ToastStore) {
    this.#port = port;
    this.#toasts = toasts;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.list = { state: 'LOADING', value: loaded(this.list) };
    try {
      const value = await this.#port.listSessions(undefined, call);
      runInAction(() => {
        this.list = { state: 'SUCCESS', value };
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      runInAction(() => {
        this.list = { state: 'FAILURE', failure: error };
      });
    }
  }

  end(sessionId: SessionId): Promise<void> {
    return this.#work(
      sessionId,
      text.ended,
      () => this.#port.revokeSession({ sessionId }),
      ({ id }) => id !== sessionId,
    );
  }

  endOthers(): Promise<void> {
    return this.#work(
      'others',
      text.othersEnded,
      () => this.#port.revokeOtherSessions(),
      ({ isCurrent }) => isCurrent,
    );
  }

  async #work(
    busy: string,
    text1: string,
    step: () => Promise<void>,
    stays: (session: SavedSession) => boolean,
  ): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = busy;
    try {
      await step();
      runInAction(() => {
        this.list = { state: 'SUCCESS', value: (loaded(this.list) ?? []).filter(stays) };
      });
      this.#toasts.show({ type: 'success', text1 });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'unauthorised') throw error;
      this.#toasts.show({ type: 'failure', text1: offlineMessageOr(error, text.failed) });
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }
}
