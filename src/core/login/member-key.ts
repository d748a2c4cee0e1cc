import type { Cookies } from '../shared/cookies';
import type { CurrentSession } from './current-session';
import { USER_DATA_COOKIE } from './markers';

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
    return textKeyOf(this.#cookies, this.#current.session.profile?.accountId);
  }
}

const KEY = /^[\w-]{32}$/;

/** The key of one account, if the browser is signed in as it. Account and key come in one cookie, so they always fit. */
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
