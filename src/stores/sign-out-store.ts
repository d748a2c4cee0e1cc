import type { EndSession } from '../core/login/end-session';
import type { NativeApp } from '../core/native-app/native-app';
import { type Device, loginClientOf } from '../core/shell/device';
import type { SessionEndStore } from './session-end-store';

/** Ends the session; in the native app the app does that for both of us. */
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

  /** Answers whether the server still has to be told. */
  readonly signOut = async (): Promise<'ended' | 'pending'> => {
    const ended = await this.#end();
    this.#ending.leave();
    return ended;
  };

  async #end(): Promise<'ended' | 'pending'> {
    if (!this.#device.nativeApp) return this.#session.run(loginClientOf(this.#device));
    this.#native.post({ type: 'signOut' });
    return 'ended';
  }
}
