import { RULES } from './rules-text';

export type RuleId = keyof typeof RULES;
export type Verdict = 'KEEP' | 'HIDE';

/** Keeping an item requires K1; hiding it requires a broken rule. */
export const rulesFor = (verdict: Verdict): readonly RuleId[] =>
  (Object.keys(RULES) as RuleId[]).filter((rule) => (rule === 'K1') === (verdict === 'KEEP'));

export const fits = (verdict: Verdict, rule: RuleId): boolean => rulesFor(verdict).includes(rule);

/** After this many reports by different readers, a post or comment is hidden until a moderator reviews it. */
export const REPORTS_TO_HOLD = 5;
