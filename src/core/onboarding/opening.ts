import type { Gate } from '../login/session';
import { isFullyOnboarded, type Standing } from './standing';
import { READER_SEQUENCE, type Sequence, type StepName, WRITER_SEQUENCE } from './steps';

export type Need = Exclude<Gate, 'login'>;

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
export function isAnswered(step: StepName, standing: Standing): boolean {
  switch (step) {
    case 'Communities':
      return standing.isReader;
    case 'AnonymousProfile':
      return standing.hasFilledUserProfile && standing.isWriter;
    case 'CareerStatus':
      return standing.hasFilledCareerStatus && standing.careerType !== 'unemployed';
    case 'Verification':
      return standing.verified !== undefined;
    case 'OnboardingCompleted':
      return false;
    default:
      return step satisfies never;
  }
}

export function wayAhead(standing: Standing, need: Need | undefined): Sequence {
  const sequence = sequenceFor(standing.isReader, need === 'writer');
  const ahead = sequence.filter((step) => step !== 'OnboardingCompleted' && !isAnswered(step, standing));
  return [...ahead, 'OnboardingCompleted'];
}

/**
 * Visitors log in first; a missing role opens the dialog; fully onboarded users see nothing; all others only get a
 * nudge.
 */
export function openingOf(standing: Standing | undefined, need: Need | undefined): Opening {
  if (!standing) return { kind: 'login', need };
  if (lacks(standing, need)) return { kind: 'modal', sequence: wayAhead(standing, need) };
  if (isFullyOnboarded(standing)) return { kind: 'done' };
  return { kind: 'nudge', after: NUDGE_AFTER };
}

const lacks = ({ isReader, isWriter }: Standing, need: Need | undefined): boolean =>
  (need === 'reader' && !isReader) || (need === 'writer' && !isWriter);
