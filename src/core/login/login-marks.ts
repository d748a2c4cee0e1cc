import type { Cookies } from '../shared/cookies';
import type { Storage } from '../shared/storage';
import type { ProviderName, SocialLogin } from './login-port';
import { AUTH_TYPE, AUTH_TYPE_COOKIE, providerIn } from './markers';
import { readUserData, USER_DATA_COOKIE } from './user-data';

const LOGIN_INITIATED = 'loginInitiated';
const LOGIN_TYPE = 'loginType';
const YOLO_BEGAN = 'naukriYoloInit';
/** Written and read back to check whether cookies are enabled. */
const PROBE_COOKIE = 'cookies_kept';
const A_MOMENT = 1 / 1440;

/** Marks on the device while the visitor is at a provider, for the page they return to. */
export class LoginMarks {
  readonly #cookies: Cookies;
  readonly #storage: Storage;

  constructor(cookies: Cookies, storage: Storage) {
    this.#cookies = cookies;
    this.#storage = storage;
  }

  /** Writes and reads a cookie: without cookies no session can be stored. */
  cookiesEnabled(probe: string): boolean {
    this.#cookies.write(PROBE_COOKIE, probe, A_MOMENT);
    const saved = this.#cookies.read(PROBE_COOKIE) === probe;
    this.#cookies.write(PROBE_COOKIE, '', 0);
    return saved;
  }

  begin(provider: string): void {
    this.#storage.write(LOGIN_INITIATED, provider);
  }

  noteType(type: SocialLogin['tokenType']): void {
    this.#storage.write(LOGIN_TYPE, type);
  }

  noteYolo(now: number): void {
    this.#storage.write(YOLO_BEGAN, String(now));
  }

  forget(): void {
    this.#storage.remove(LOGIN_INITIATED);
  }

  /** The provider of the last sign-in on this device. */
  get provider(): ProviderName | undefined {
    return providerIn(this.#storage.read(AUTH_TYPE));
  }

  get userDataBroken(): boolean {
    return readUserData(this.#cookies.read(USER_DATA_COOKIE)).kind === 'broken';
  }

  /** Reads the marks of a finished attempt and clears them. */
  finish(signedIn: boolean): { readonly initiated: boolean; readonly returned: boolean } {
    const initiated = providerIn(this.#storage.read(LOGIN_INITIATED)) !== undefined;
    const provider = providerIn(this.#cookies.read(AUTH_TYPE_COOKIE));
    this.forget();
    if (provider) this.#storage.write(AUTH_TYPE, provider);
    else if (!signedIn) this.#storage.remove(AUTH_TYPE);
    if (provider) this.#cookies.write(AUTH_TYPE_COOKIE, '', 0);
    return { initiated, returned: provider !== undefined && signedIn };
  }
}
