import type { LoginPort } from '../core/login/login-port';
import type { NativeApp } from '../core/native-app/native-app';
import { type Device, loginClientOf } from '../core/shell/device';
import type { Parting } from '../core/shell/parting';
import type { SessionEndStore } from './session-end-store';

/** Ends the session, on the server first; in the native app the app does that for both of us. */
export class SignOutStore {
  readonly #login: LoginPort;
  readonly #ending: SessionEndStore;
  readonly #device: Device;
  readonly #native: NativeApp;

  constructor(login: LoginPort, ending: SessionEndStore, device: Device, native: NativeApp) {
    this.#login = login;
    this.#ending = ending;
    this.#device = device;
    this.#native = native;
  }

  /** The parting is what the member is told once they are signed out. */
  readonly signOut = async (parting: Parting): Promise<void> => {
    if (this.#device.nativeApp) this.#native.post({ type: 'signOut' });
    else await this.#login.logout({ client: loginClientOf(this.#device) });
    this.#ending.leave(parting);
  };
}
