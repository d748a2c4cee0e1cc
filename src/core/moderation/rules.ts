import { closedTable } from '../shared/closed-table';

/** The rules everything people write or show is judged by. Each has a name that never changes; log and authors are told it. */
export const RULES = closedTable({
  A1: 'No abuse and no hate, against anybody.',
  S1: 'No advertising, no lists of links, no shouting.',
  P1: 'No names, numbers, addresses or documents of persons.',
  U1: 'What is said of a person or a company is known, not made up.',
  O1: 'It belongs to its community.',
  L1: 'Nothing the law forbids.',
  K1: 'It breaks no rule.',
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
