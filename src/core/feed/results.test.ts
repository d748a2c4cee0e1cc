import { describe, expect, it } from 'vitest';
import type { Poll, SalaryOffer } from '../posts/post';
import { isOpen, partsShown, payParts, payScale, showsResults } from './results';

const poll = (percent: number | undefined, myOptionId: number | undefined): Poll => ({
  options: [{ id: 1, text: 'Under 30 min', percent }],
  totalVotes: 9,
  endsAt: new Date(1000),
  myOptionId,
});
const offer = (fixed: number, variable: number, stock: number): SalaryOffer => ({
  id: fixed,
  company: 'Zentrix Labs',
  logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
  role: 'Engineer',
  place: 'Pune',
  fixed,
  variable,
  stock,
  inHand: 1,
  current: false,
  percent: undefined,
  votes: undefined,
});
const offers = (...list: SalaryOffer[]) => ({ offers: list, totalVotes: 0, myOfferId: undefined });

describe('the results of polls and offers', () => {
  it('[R-290] poll results show to a user who has voted, once there are any', () => {
    expect(showsResults(poll(37, 1))).toBe(true);
    expect(showsResults(poll(37, undefined))).toBe(false);
    expect(showsResults(poll(undefined, 1))).toBe(false);
  });

  it('poll results are final when the poll has ended', () => {
    expect([isOpen(poll(1, 1), 999), isOpen(poll(1, 1), 1000)]).toEqual([true, false]);
  });

  it('[R-293] offer bars share the scale of the highest offer', () => {
    expect(payScale(offers(offer(21, 4, 9), offer(24, 6, 0)))).toBe(34);
    expect(payScale(offers(offer(0, 0, 0)))).toBe(1);
  });

  it('[R-293] offer bars and their legend omit missing parts', () => {
    const cash = offer(24, 6, 0);
    expect(payParts(cash).map(({ kind }) => kind)).toEqual(['fixed', 'bonus']);
    expect(partsShown(offers(cash))).toEqual(['fixed', 'bonus']);
    expect(partsShown(offers(cash, offer(1, 0, 1)))).toEqual(['fixed', 'bonus', 'stock']);
  });
});
