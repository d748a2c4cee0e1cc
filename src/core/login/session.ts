import type { Profile } from './profile-port';

/** Undefined profile: a visitor who is not signed in. */
export interface Session {
  readonly profile: Profile | undefined;
}

export type LoginPrompt = 'login' | 'reader' | 'writer';
export type Role = 'member' | 'reader' | 'writer';

export function requiredLoginPrompt({ profile }: Session, role: Role): LoginPrompt | undefined {
  if (!profile) return 'login';
  if (role === 'reader' && !profile.isReader) return 'reader';
  if (role === 'writer' && !profile.isWriter) return 'writer';
  return undefined;
}
