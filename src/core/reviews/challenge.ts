/** The author's answer to whether they still work at the company; none is shown like a refusal. */
export type ChallengeResult = 'YES' | 'NO' | 'NO_ANSWER';

export const CHALLENGE_DAYS = 14;

/** With more questions a company could search for authors. */
export const MAX_CHALLENGES = 3;
export const CHALLENGE_PERIOD_DAYS = 90;
