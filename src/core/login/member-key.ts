import type { Cookies } from '../shared/cookies';
import type { CurrentSession } from './current-session';
import { USER_DATA_COOKIE } from './user-data';

/**
 * Encrypts the unsent texts of the member on the device. The browser has the key only while they are signed in. The
 * page remembers it until it unloads, because late results still belong to that member even after another sign-in.
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
    return textKeyOf(this.#cookies, this.#current.session.profile?.accountId);
  }
}

const KEY = /^[\w-]{32}$/;

/** The key of one account, if the browser is signed in as it. One cookie carries both, so they always match. */
export function textKeyOf(cookies: Pick<Cookies, 'read'>, accountId: string | undefined): string | undefined {
  const { UserId, TextKey } = userDataIn(cookies.read(USER_DATA_COOKIE));
  const isOwn = UserId !== undefined && UserId === accountId;
  return isOwn && typeof TextKey === 'string' && KEY.test(TextKey) ? TextKey : undefined;
}

function userDataIn(text = ''): { readonly UserId?: unknown; readonly TextKey?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
