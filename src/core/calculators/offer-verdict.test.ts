import { expect, it } from 'vitest';
import { lessAMonth, offerVerdict } from './offer-verdict';

const offer = (fixed: number, stock: number, inHand: number) => ({
  name: 'Zentrix Labs',
  fixed,
  bonus: 0,
  stock,
  inHand,
});

it('the offer that is worth more a year wins, and says by how much a year and a month', () => {
  expect(offerVerdict([offer(20_00_000, 0, 1_30_000), offer(25_00_000, 0, 1_55_000)])).toEqual({
    kind: 'wins',
    winner: 1,
    moreAYear: 5_00_000,
    moreAMonth: 25_000,
    throughStock: false,
  });
});

it('an offer that wins only through stock says so, with less in hand each month', () => {
  const offers = [offer(20_00_000, 10_00_000, 1_30_000), offer(25_00_000, 0, 1_55_000)];
  expect(offerVerdict(offers)).toMatchObject({ winner: 0, moreAMonth: -25_000, throughStock: true });
  expect(offers.map((item) => lessAMonth(item, offers))).toEqual([25_000, 0]);
});

it('two offers within two percent are too close to call, and one offer has no verdict', () => {
  expect(offerVerdict([offer(20_00_000, 0, 1), offer(20_40_000, 0, 2)])).toEqual({ kind: 'close' });
  expect(offerVerdict([offer(20_00_000, 0, 1)])).toBeUndefined();
});
