import type { Profile } from './profile-port';

/** Who is looking at the page. Nobody is signed in when there is no profile. */
export interface Session {
  readonly profile: Profile | undefined;
}

export type Gate = 'login' | 'reader' | 'writer';
export type Role = 'member' | 'reader' | 'writer';

/** The first thing still missing before this person may act, or undefined when nothing is. */
export function missingGate({ profile }: Session, role: Role): Gate | undefined {
  if (!profile) return 'login';
  if (role === 'reader' && !profile.isReader) return 'reader';
  if (role === 'writer' && !profile.isWriter) return 'writer';
  return undefined;
}
