import type { Payout } from './rewards-port';

export const REWARD_KINDS = ['REVIEW', 'INTERVIEW', 'SALARY', 'BENEFITS', 'PHOTO', 'ANSWER'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The published rule. It ignores ratings and votes, so neither can change what a contribution earns. */
export const POINTS: Readonly<Record<RewardKind, number>> = {
  REVIEW: 100,
  INTERVIEW: 100,
  SALARY: 50,
  BENEFITS: 30,
  PHOTO: 10,
  ANSWER: 20,
};

/** Photos per company that earn points. */
export const MAX_PAID_PHOTOS = 5;
/** An answer to someone else's question counts when this many readers found it insightful. */
export const MIN_HELPED_READERS = 3;
/** The maximum of one payout, so that many fake contributions at once are not worth it. */
export const MAX_PAYOUT = 500;

/** Public contributions of one kind whose points arrive on the same day. */
export interface Earned {
  readonly kind: RewardKind;
  readonly paidOn: string;
  readonly count: number;
}

/** One sum per day, newest first, without future days: they are the same for all members. */
export function payoutsOf(earned: readonly Earned[], today: string): readonly Payout[] {
  const byDay = new Map<string, number>();
  for (const { kind, paidOn, count } of earned)
    if (paidOn <= today) byDay.set(paidOn, (byDay.get(paidOn) ?? 0) + POINTS[kind] * count);
  return [...byDay]
    .map(([paidOn, points]) => ({ paidOn, points: Math.min(points, MAX_PAYOUT) }))
    .sort((item, other) => other.paidOn.localeCompare(item.paidOn));
}

/** The first day of the next month. */
export function nextPayoutOn(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
