export const USER_DATA_COOKIE = 'usr_data';

/** Parsed from readable cookies. Good for the first render only; the server never trusts it. */
export interface UserData {
  readonly userId: string;
}

export type ReadUserData =
  | { readonly kind: 'none' | 'broken' }
  | { readonly kind: 'user'; readonly user: UserData };

/** A user is signed in if and only if the cookie has a UserId; unreadable data means no user. */
export function readUserData(text: string | undefined): ReadUserData {
  if (text === undefined || text === '') return { kind: 'none' };
  try {
    const data = JSON.parse(text) as { readonly UserId?: unknown } | undefined;
    const userId = data?.UserId;
    return typeof userId === 'string' && userId !== ''
      ? { kind: 'user', user: { userId } }
      : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}
