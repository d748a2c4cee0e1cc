import type { Cookies } from '../shared/cookies';
import { SIGNED_IN_COOKIE } from './session-cookies';
import { readUserData, USER_DATA_COOKIE } from './user-data';

export function signedInAccount(cookies: Pick<Cookies, 'read'>): string | undefined {
  const read = readUserData(cookies.read(USER_DATA_COOKIE));
  return read.kind === 'user' ? read.user.userId : undefined;
}

/** Without an account id in the cookie, the marker cookie alone counts as signed in. */
export function isSignedInAs(cookies: Pick<Cookies, 'read'>, accountId: string): boolean {
  return cookies.read(SIGNED_IN_COOKIE) === '1' && (signedInAccount(cookies) ?? accountId) === accountId;
}
