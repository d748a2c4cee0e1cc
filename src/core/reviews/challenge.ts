/** The author's answer to whether they still work at the company; none is shown like a refusal. */
export type ChallengeResult = 'YES' | 'NO' | 'NO_ANSWER';

export const CHALLENGE_DAYS = 14;

/** With more questions a company could search for authors. */
export const MAX_CHALLENGES = 3;
export const CHALLENGE_PERIOD_DAYS = 90;

/** `earlier`: an employee when writing, but no verified one when the company asked. */
export type Standing = 'current' | 'former' | 'earlier';

/** What a review may say of its author without contradicting a later answer. */
export const standingOf = (review: {
  readonly current: boolean;
  readonly stillEmployed?: ChallengeResult | undefined;
}): Standing => (review.current ? (review.stillEmployed === 'NO' ? 'earlier' : 'current') : 'former');
