import { USER_DATA_COOKIE } from '../login/markers';
import type { Cookies } from '../shared/cookies';
import type { CurrentSession } from './current-session';

/**
 * The key to what the member of this page leaves on the device. The browser has it only while they are signed in. The
 * page remembers it until it goes: what comes back to it late is still theirs, whoever is signed in by then.
 */
export class MemberKey {
  #key: string | undefined;
  readonly #current: CurrentSession;
  readonly #cookies: Pick<Cookies, 'read'>;

  constructor(current: CurrentSession, cookies: Pick<Cookies, 'read'>) {
    this.#current = current;
    this.#cookies = cookies;
  }

  get value(): string | undefined {
    this.#key ??= this.#read();
    return this.#key;
  }

  #read(): string | undefined {
    const { UserId, TextKey } = userDataIn(this.#cookies.read(USER_DATA_COOKIE));
    const isOwn = UserId !== undefined && UserId === this.#current.session.profile?.accountId;
    return isOwn && typeof TextKey === 'string' && KEY.test(TextKey) ? TextKey : undefined;
  }
}

const KEY = /^[\w-]{32}$/;

/** The account and its key come in one cookie, so that the one is never read with the other of somebody else. */
function userDataIn(text = ''): { readonly UserId?: unknown; readonly TextKey?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
