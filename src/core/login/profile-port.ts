import type { Call } from '../shared/call';
import type { CareerStatusId } from '../shared/ids';

/** The signed-in member's private view of their profile. */
export interface Profile {
  /** Opaque; same value as in the readable session cookie. */
  readonly accountId: string;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly careerStatus: { readonly type: 'working' | 'student' | 'unemployed' } | undefined;
  readonly careerStatusId: CareerStatusId | undefined;
  readonly bio: string;
  readonly name: string;
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
  readonly fullAvatarUrl: string;
  readonly jobPortalUser: boolean;
  /** When the profile was loaded. */
  readonly unread?: Unread | undefined;
}

export interface Unread {
  readonly notifications: number;
  readonly messages: number;
}

export abstract class ProfilePort {
  abstract readProfile(input?: undefined, call?: Call): Promise<Profile>;
}
