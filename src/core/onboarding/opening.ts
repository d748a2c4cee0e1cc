import type { LoginPrompt } from '../login/session';
import { isFullyOnboarded, type ProfileStatus } from './profile-status';
import { READER_SEQUENCE, type Sequence, type StepName, WRITER_SEQUENCE } from './steps';

export type Need = Exclude<LoginPrompt, 'login'>;

export type Opening =
  | { readonly kind: 'login'; readonly need: Need | undefined }
  | { readonly kind: 'modal'; readonly sequence: Sequence }
  | { readonly kind: 'nudge'; readonly after: number }
  | { readonly kind: 'done' };

/** Delay before the user is asked to finish setup, in ms. */
export const NUDGE_AFTER = 5000;

/** Swap the two sequences here. */
const [SHORT_WAY, LONG_WAY] = [READER_SEQUENCE, WRITER_SEQUENCE];

/** The short sequence for newcomers, the long one for readers and for users who need to write. */
export const sequenceFor = (isReader: boolean, writerRequired: boolean): Sequence =>
  isReader || writerRequired ? LONG_WAY : SHORT_WAY;

/** Skips answered steps. Users between jobs keep the career step, to return to it from the verification step. */
export function isAnswered(step: StepName, profileStatus: ProfileStatus): boolean {
  switch (step) {
    case 'Communities':
      return profileStatus.isReader;
    case 'AnonymousProfile':
      return profileStatus.hasFilledUserProfile && profileStatus.isWriter;
    case 'CareerStatus':
      return profileStatus.hasFilledCareerStatus && profileStatus.careerType !== 'unemployed';
    case 'Verification':
      return profileStatus.verified !== undefined;
    case 'OnboardingCompleted':
      return false;
    default:
      return step satisfies never;
  }
}

export function remainingSteps(profileStatus: ProfileStatus, need: Need | undefined): Sequence {
  const sequence = sequenceFor(profileStatus.isReader, need === 'writer');
  const ahead = sequence.filter((step) => step !== 'OnboardingCompleted' && !isAnswered(step, profileStatus));
  return [...ahead, 'OnboardingCompleted'];
}

/**
 * Visitors log in first; a missing role opens the dialog; fully onboarded users see nothing; all others only get a
 * nudge.
 */
export function openingOf(profileStatus: ProfileStatus | undefined, need: Need | undefined): Opening {
  if (!profileStatus) return { kind: 'login', need };
  if (lacks(profileStatus, need)) return { kind: 'modal', sequence: remainingSteps(profileStatus, need) };
  if (isFullyOnboarded(profileStatus)) return { kind: 'done' };
  return { kind: 'nudge', after: NUDGE_AFTER };
}

const lacks = ({ isReader, isWriter }: ProfileStatus, need: Need | undefined): boolean =>
  (need === 'reader' && !isReader) || (need === 'writer' && !isWriter);
