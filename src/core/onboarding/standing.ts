import type { Profile } from '../login/profile-port';
import type { CareerType, Verified } from './career-status';

/** How far somebody has come, whichever way they came. */
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

/** Career details, a face and the right to read: then everything is set up. */
export const isFullyOnboarded = (standing: Standing): boolean =>
  standing.hasFilledCareerStatus && standing.hasFilledUserProfile && standing.isReader;

/** A face is whole when it has a name, a picture and a colour. */
export const isFaceWhole = (face: {
  readonly userName: string;
  readonly avatarUrl: string;
  readonly avatarColor: string;
}): boolean => [face.userName, face.avatarUrl, face.avatarColor].every((part) => part.trim() !== '');

/** Who has told their career reads and votes; who also has a face writes. */
export const rolesOf = (standing: Standing): { readonly isReader: boolean; readonly isWriter: boolean } => {
  const isReader = standing.isReader || standing.hasFilledCareerStatus;
  return { isReader, isWriter: standing.isWriter || (isReader && standing.hasFilledUserProfile) };
};

/** How far somebody has come, as far as their profile alone says it: only who told a career reads. */
export const standingOf = (profile: Profile): Standing => ({
  isReader: profile.isReader,
  isWriter: profile.isWriter,
  careerType: profile.careerStatus?.type,
  hasFilledCareerStatus: profile.isReader && profile.careerStatus !== undefined,
  hasFilledUserProfile: isFaceWhole(profile),
  verified: undefined,
});
