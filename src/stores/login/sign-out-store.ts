import type { EndSession } from '../../core/login/end-session';
import { loginClientOf } from '../../core/login/login-client';
import type { Device } from '../../core/shell/device';
import type { NativeApp } from '../../core/shell/native-app';
import type { PendingToast } from '../../core/shell/pending-toast';
import type { SessionEndStore } from './session-end-store';

/** Message for the next page: the session has ended, or will end once the server is reachable. */
export type SignOutMessages = Readonly<Record<'ended' | 'pending', PendingToast>>;

export class SignOutStore {
  readonly #session: EndSession;
  readonly #ending: SessionEndStore;
  readonly #device: Device;
  readonly #native: NativeApp;

  constructor(session: EndSession, ending: SessionEndStore, device: Device, native: NativeApp) {
    this.#session = session;
    this.#ending = ending;
    this.#device = device;
    this.#native = native;
  }

  readonly signOut = async (signOutMessages: SignOutMessages): Promise<void> => {
    // The response deletes the cookies before this page knows why they are gone.
    this.#ending.isLeaving = true;
    try {
      this.#ending.leave(signOutMessages[await this.#end()]);
    } finally {
      this.#ending.isLeaving = false;
    }
  };

  async #end(): Promise<'ended' | 'pending'> {
    if (!this.#device.nativeApp) return this.#session.run(loginClientOf(this.#device));
    this.#native.post({ type: 'signOut' });
    return 'ended';
  }
}
