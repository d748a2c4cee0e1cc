import type { Profile } from '../login/profile-port';
import type { CareerType, Verified } from './career-status';

/** The user's setup state, whichever way they reached it. */
export interface ProfileStatus {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly careerType: CareerType | undefined;
  readonly hasFilledCareerStatus: boolean;
  readonly hasFilledUserProfile: boolean;
  readonly verified: Verified | undefined;
}

export const NEW_USER: ProfileStatus = {
  isReader: false,
  isWriter: false,
  careerType: undefined,
  hasFilledCareerStatus: false,
  hasFilledUserProfile: false,
  verified: undefined,
};

export const isFullyOnboarded = (profileStatus: ProfileStatus): boolean =>
  profileStatus.hasFilledCareerStatus && profileStatus.hasFilledUserProfile && profileStatus.isReader;

export const isAliasComplete = (alias: {
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
}): boolean => [alias.userName, alias.avatarUrl, alias.avatarColor].every((part) => part.trim() !== '');

/** A saved career grants reading and voting; an alias in addition grants writing. */
export const rolesOf = (
  profileStatus: ProfileStatus,
): { readonly isReader: boolean; readonly isWriter: boolean } => {
  const isReader = profileStatus.isReader || profileStatus.hasFilledCareerStatus;
  return { isReader, isWriter: profileStatus.isWriter || (isReader && profileStatus.hasFilledUserProfile) };
};

/** The setup state according to the profile alone: only users with a saved career can read. */
export const profileStatusOf = (profile: Profile): ProfileStatus => ({
  isReader: profile.isReader,
  isWriter: profile.isWriter,
  careerType: profile.careerStatus?.type,
  hasFilledCareerStatus: profile.isReader && profile.careerStatus !== undefined,
  hasFilledUserProfile: isAliasComplete(profile),
  verified: undefined,
});
