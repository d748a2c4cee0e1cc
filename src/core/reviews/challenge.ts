/** The author's answer to whether they still work at the company; none is shown like a refusal. */
export type ChallengeResult = 'YES' | 'NO' | 'NO_ANSWER';

export const CHALLENGE_DAYS = 14;

/** More questions would be a search for authors. */
export const MAX_CHALLENGES = 3;
export const CHALLENGE_PERIOD_DAYS = 90;
