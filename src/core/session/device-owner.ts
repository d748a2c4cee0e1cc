import { USER_DATA_COOKIE } from '../login/markers';
import { readUserData } from '../login/user-data';
import type { Cookies } from '../shared/cookies';
import type { CurrentSession } from './current-session';

/**
 * Whose things are kept on this device: a name for the account and not for its face, which many do not have yet and
 * anybody may change. The next person on the device is somebody else.
 */
export class DeviceOwner {
  readonly #current: CurrentSession;
  readonly #cookies: Pick<Cookies, 'read'>;

  constructor(current: CurrentSession, cookies: Pick<Cookies, 'read'>) {
    this.#current = current;
    this.#cookies = cookies;
  }

  get id(): string | undefined {
    const read = readUserData(this.#cookies.read(USER_DATA_COOKIE));
    return this.#current.session.profile && read.kind === 'user' ? read.user.userId : undefined;
  }
}
