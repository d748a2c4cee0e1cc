import { textKeyOf } from '../login/member-key';
import type { Cookies } from '../shared/cookies';
import type { WriteSeal } from './outbox-ports';
import type { TextCipher } from './text-cipher';

/** Seals with the key that the browser has only while a member is logged in. */
export function memberSeal(
  cookies: Pick<Cookies, 'read'>,
  cipher: Pick<TextCipher, 'encrypt' | 'decrypt'>,
): WriteSeal {
  const withKey = (owner: string, use: (key: string) => string | undefined) => {
    const key = textKeyOf(cookies, owner);
    return key === undefined ? undefined : use(key);
  };
  return {
    seal: (text, owner) => withKey(owner, (key) => cipher.encrypt(key, text)),
    open: (sealed, owner) => withKey(owner, (key) => cipher.decrypt(key, sealed)),
  };
}
