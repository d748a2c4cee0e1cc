import type { Cookies } from '../shared/cookies';
import { Failure } from '../shared/failure';
import type { Connectivity } from '../shell/connectivity';
import type { LoginClient, LoginPort } from './login-port';
import { READABLE_COOKIES, SIGNED_OUT_COOKIE } from './session-cookies';

/** The session's own cookies last at most 400 days. */
const PENDING_DAYS = 400;

/**
 * Ends the session on the server. If the server is unreachable, the device forgets the account at once, and a marker
 * cookie makes the server end the session with the next request, because scripts cannot delete the session cookie.
 */
export class EndSession {
  readonly #login: Pick<LoginPort, 'logout'>;
  readonly #cookies: Cookies;
  readonly #connectivity: Pick<Connectivity, 'online'>;

  constructor(
    login: Pick<LoginPort, 'logout'>,
    cookies: Cookies,
    connectivity: Pick<Connectivity, 'online'>,
  ) {
    this.#login = login;
    this.#cookies = cookies;
    this.#connectivity = connectivity;
  }

  /** Throws when the server responds with anything but a sign-out. */
  async run(client: LoginClient): Promise<'ended' | 'pending'> {
    if (!this.#connectivity.online()) return this.#forget();
    try {
      await this.#login.logout({ client });
      return 'ended';
    } catch (error) {
      if (error instanceof Failure && error.status === 0) return this.#forget();
      throw error;
    }
  }

  #forget(): 'pending' {
    this.#cookies.write(SIGNED_OUT_COOKIE, '1', PENDING_DAYS);
    for (const name of READABLE_COOKIES) this.#cookies.write(name, '', 0);
    return 'pending';
  }
}
