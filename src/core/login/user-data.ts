/** What the readable cookies say of the visitor. It is good for what is shown at first, and never believed by the server. */
export interface UserData {
  readonly userId: string;
}

export type ReadUserData =
  | { readonly kind: 'none' | 'broken' }
  | { readonly kind: 'user'; readonly user: UserData };

/** Somebody is signed in if and only if the cookie has a UserId; what cannot be read is nobody. */
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
