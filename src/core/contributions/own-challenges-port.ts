import type { Call } from '../shared/call';
import type { ReviewId } from '../shared/ids';

/** A company asks whether the author of this review still works there. */
export interface OwnChallenge {
  readonly reviewId: ReviewId;
  readonly company: string;
  readonly title: string;
  /** The last day for an answer, such as 2026-12-09. */
  readonly until: string;
  /** Whether the workplace is verified now; this would be the answer. */
  readonly employed: boolean;
  readonly answered: boolean;
}

export abstract class OwnChallengesPort {
  abstract listOwnChallenges(input?: undefined, call?: Call): Promise<readonly OwnChallenge[]>;
  abstract answerChallenge(review: { readonly id: string }, call?: Call): Promise<void>;
}
