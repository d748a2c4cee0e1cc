import type { TextCipher } from '../drafts/text-cipher';
import { USER_DATA_COOKIE } from '../login/markers';
import type { Cookies } from '../shared/cookies';
import type { WriteSeal } from './outbox-ports';

const KEY = /^[\w-]{32}$/;

/** Seals with the key the browser has only while a member is signed in; it comes in one cookie with the account's id. */
export function memberSeal(
  cookies: Pick<Cookies, 'read'>,
  cipher: Pick<TextCipher, 'encrypt' | 'decrypt'>,
): WriteSeal {
  const keyOf = (owner: string): string | undefined => {
    const { UserId, TextKey } = userDataIn(cookies.read(USER_DATA_COOKIE));
    return UserId === owner && typeof TextKey === 'string' && KEY.test(TextKey) ? TextKey : undefined;
  };
  const withKey = (owner: string, use: (key: string) => string | undefined) => {
    const key = keyOf(owner);
    return key === undefined ? undefined : use(key);
  };
  return {
    seal: (text, owner) => withKey(owner, (key) => cipher.encrypt(key, text)),
    open: (sealed, owner) => withKey(owner, (key) => cipher.decrypt(key, sealed)),
  };
}

function userDataIn(text = ''): { readonly UserId?: unknown; readonly TextKey?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
