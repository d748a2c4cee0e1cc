import type { Profile } from './profile-port';

/** Undefined profile: a visitor who is not signed in. */
export interface Session {
  readonly profile: Profile | undefined;
}

export type Gate = 'login' | 'reader' | 'writer';
export type Role = 'member' | 'reader' | 'writer';

export function missingGate({ profile }: Session, role: Role): Gate | undefined {
  if (!profile) return 'login';
  if (role === 'reader' && !profile.isReader) return 'reader';
  if (role === 'writer' && !profile.isWriter) return 'writer';
  return undefined;
}
