/** How long content waited for a decision, at most: a day, a week, a month, or longer. */
export const WAITS = ['DAY', 'WEEK', 'MONTH', 'LONGER'] as const;
export type Wait = (typeof WAITS)[number];

const LIMITS: readonly (readonly [wait: Wait, days: number])[] = [
  ['DAY', 1],
  ['WEEK', 7],
  ['MONTH', 31],
];

/** An appeal never counts as a day: it would show on which day its author was active. */
export function waitOf(days: number, isAppeal = false): Wait {
  const wait = LIMITS.find(([, limit]) => days <= limit)?.[0] ?? 'LONGER';
  return isAppeal && wait === 'DAY' ? 'WEEK' : wait;
}
