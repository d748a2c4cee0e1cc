import { REPORTS_TO_HOLD } from '../moderation/rules';
import { RULES } from '../moderation/rules-text';
import { BURST_RULE } from '../reviews/burst';
import { averageOf } from '../reviews/rating';

/** Star counts whose averages show every change of the formula. */
const SAMPLES = [
  [1, 0, 0, 0, 0],
  [0, 0, 1, 1, 0],
  [1, 0, 0, 0, 19],
  [3, 1, 4, 1, 5],
  [100, 7, 0, 12, 250],
];

/** The rules whose changes the log shows, as text to hash. */
export const loggedRules = (): Readonly<Record<string, string>> => ({
  'rating-formula': JSON.stringify(SAMPLES.map((stars) => [stars, averageOf(stars)])),
  'review-bursts': JSON.stringify(BURST_RULE),
  'moderation-rules': JSON.stringify([RULES, REPORTS_TO_HOLD]),
});
