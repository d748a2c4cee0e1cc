import { closedTable } from '../shared/closed-table';

/** The rules everything people write or show is judged by. Each has a name that never changes; log and authors are told it. */
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

/** What is kept breaks no rule; what is hidden breaks one. */
export const rulesFor = (verdict: Verdict): readonly RuleId[] =>
  (Object.keys(RULES) as RuleId[]).filter((rule) => (rule === 'K1') === (verdict === 'KEEP'));

/** Whether the rule named is one such a decision can rest on. */
export const fits = (verdict: Verdict, rule: RuleId): boolean => rulesFor(verdict).includes(rule);

/** So many different readers and a post or a comment is held back until a moderator has read it. */
export const REPORTS_TO_HOLD = 5;
