import type { LoginPort } from '../core/login/login-port';
import { type Device, MOBILE_WIDTH } from '../core/shell/device';
import type { SessionStore } from './session-store';

/** Ends the session, on the server first. */
export class SignOutStore {
  readonly #login: LoginPort;
  readonly #session: SessionStore;
  readonly #device: Device;

  constructor(login: LoginPort, session: SessionStore, device: Device) {
    this.#login = login;
    this.#session = session;
    this.#device = device;
  }

  readonly signOut = async (): Promise<void> => {
    await this.#login.logout({ client: this.#device.width() <= MOBILE_WIDTH ? 'pwa' : 'desktop' });
    this.#session.forget();
  };
}
