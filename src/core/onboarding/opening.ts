import type { Gate } from '../login/session';
import { isFullyOnboarded, type Standing } from './standing';
import { READER_SEQUENCE, type Sequence, type StepName, WRITER_SEQUENCE } from './steps';

export type Need = Exclude<Gate, 'login'>;

/** What asking for onboarding leads to. */
export type Opening =
  | { readonly kind: 'login'; readonly need: Need | undefined }
  | { readonly kind: 'modal'; readonly sequence: Sequence }
  | { readonly kind: 'nudge'; readonly after: number }
  | { readonly kind: 'done' };

/** How long somebody looks around before being asked to finish. */
export const NUDGE_AFTER = 5000;

/** Who only needs to read goes this way; swapping the two is this one line. */
const [SHORT_WAY, LONG_WAY] = [READER_SEQUENCE, WRITER_SEQUENCE];

/** The short way for a newcomer, the long one for whoever reads already or has to write. */
export const sequenceFor = (isReader: boolean, writerRequired: boolean): Sequence =>
  isReader || writerRequired ? LONG_WAY : SHORT_WAY;

/** A step is left out when it has been answered. Somebody between jobs keeps the career step, to come back to from the check. */
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

/** The way that is still ahead of this person. */
export function wayAhead(standing: Standing, need: Need | undefined): Sequence {
  const sequence = sequenceFor(standing.isReader, need === 'writer');
  const ahead = sequence.filter((step) => step !== 'OnboardingCompleted' && !isAnswered(step, standing));
  return [...ahead, 'OnboardingCompleted'];
}

/** Nobody logs in first; a missing role opens the modal; who has everything is left alone; everybody else is only asked. */
export function openingOf(standing: Standing | undefined, need: Need | undefined): Opening {
  if (!standing) return { kind: 'login', need };
  if (lacks(standing, need)) return { kind: 'modal', sequence: wayAhead(standing, need) };
  if (isFullyOnboarded(standing)) return { kind: 'done' };
  return { kind: 'nudge', after: NUDGE_AFTER };
}

const lacks = ({ isReader, isWriter }: Standing, need: Need | undefined): boolean =>
  (need === 'reader' && !isReader) || (need === 'writer' && !isWriter);
