import type { Profile } from '../login/profile-port';
import type { CareerType, Verified } from './career-status';

/** The user's setup state, whichever way they reached it. */
export interface Standing {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly careerType: CareerType | undefined;
  readonly hasFilledCareerStatus: boolean;
  readonly hasFilledUserProfile: boolean;
  readonly verified: Verified | undefined;
}

export const NEWCOMER: Standing = {
  isReader: false,
  isWriter: false,
  careerType: undefined,
  hasFilledCareerStatus: false,
  hasFilledUserProfile: false,
  verified: undefined,
};

export const isFullyOnboarded = (standing: Standing): boolean =>
  standing.hasFilledCareerStatus && standing.hasFilledUserProfile && standing.isReader;

export const isFaceWhole = (face: {
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
}): boolean => [face.userName, face.avatarUrl, face.avatarColor].every((part) => part.trim() !== '');

/** A saved career grants reading and voting; an alias in addition grants writing. */
export const rolesOf = (standing: Standing): { readonly isReader: boolean; readonly isWriter: boolean } => {
  const isReader = standing.isReader || standing.hasFilledCareerStatus;
  return { isReader, isWriter: standing.isWriter || (isReader && standing.hasFilledUserProfile) };
};

/** The setup state according to the profile alone: only users with a saved career can read. */
export const standingOf = (profile: Profile): Standing => ({
  isReader: profile.isReader,
  isWriter: profile.isWriter,
  careerType: profile.careerStatus?.type,
  hasFilledCareerStatus: profile.isReader && profile.careerStatus !== undefined,
  hasFilledUserProfile: isFaceWhole(profile),
  verified: undefined,
});
