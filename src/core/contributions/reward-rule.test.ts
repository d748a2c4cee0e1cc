import { describe, expect, it } from 'vitest';
import { MAX_PAYOUT, nextPayoutOn, POINTS, payoutsOf, REWARD_KINDS } from './reward-rule';

describe('[R-045] the rule for points', () => {
  it('the rule for points adds up all points of a day and shows the newest day first', () => {
    const earned = [
      { kind: 'SALARY', paidOn: '2026-08-01', count: 1 },
      { kind: 'REVIEW', paidOn: '2026-11-01', count: 1 },
      { kind: 'PHOTO', paidOn: '2026-11-01', count: 3 },
    ] as const;
    expect(payoutsOf(earned, '2026-11-23')).toEqual([
      { paidOn: '2026-11-01', points: 130 },
      { paidOn: '2026-08-01', points: 50 },
    ]);
  });

  it('points are paid on the first day of the month, not earlier', () => {
    const review = [{ kind: 'REVIEW', paidOn: '2026-12-01', count: 1 }] as const;
    expect(payoutsOf(review, '2026-11-30')).toEqual([]);
    expect(payoutsOf(review, '2026-12-01')).toEqual([{ paidOn: '2026-12-01', points: 100 }]);
  });

  it('points are limited per day', () => {
    const many = [{ kind: 'INTERVIEW', paidOn: '2026-11-01', count: 40 }] as const;
    expect(payoutsOf(many, '2026-11-23')).toEqual([{ paidOn: '2026-11-01', points: MAX_PAYOUT }]);
  });

  it('the rule for points gives points for contributions and helpful answers, and none for votes', () => {
    expect([...REWARD_KINDS]).toEqual(['REVIEW', 'INTERVIEW', 'SALARY', 'BENEFITS', 'PHOTO', 'ANSWER']);
    expect(Object.values(POINTS).every((points) => points > 0)).toBe(true);
  });

  it('the day of the next payout follows the year', () => {
    expect(nextPayoutOn('2026-11-23')).toBe('2026-12-01');
    expect(nextPayoutOn('2026-12-01')).toBe('2027-01-01');
    expect(nextPayoutOn('2026-01-31')).toBe('2026-02-01');
  });
});
