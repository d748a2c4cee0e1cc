import { closedTable } from '../shared/closed-table';

/** The rules for all content. Each id is permanent: the log and the authors see it. */
export const RULES = closedTable({
  A1: 'No abuse or hate towards anyone.',
  S1: 'No advertising, link lists or shouting.',
  P1: 'No personal names, numbers, addresses or documents.',
  U1: 'Don’t post false information about people or companies.',
  O1: 'Stay on topic for the community.',
  L1: 'Nothing illegal.',
  K1: 'Doesn’t break any rules.',
} as const);

export type RuleId = keyof typeof RULES;
export type Verdict = 'KEEP' | 'HIDE';

/** Keeping an item requires K1; hiding it requires a broken rule. */
export const rulesFor = (verdict: Verdict): readonly RuleId[] =>
  (Object.keys(RULES) as RuleId[]).filter((rule) => (rule === 'K1') === (verdict === 'KEEP'));

export const fits = (verdict: Verdict, rule: RuleId): boolean => rulesFor(verdict).includes(rule);

/** After this many reports by different readers, a post or comment is hidden until a moderator reviews it. */
export const REPORTS_TO_HOLD = 5;
