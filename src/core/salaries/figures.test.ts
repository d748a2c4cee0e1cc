import { describe, expect, it } from 'vitest';
import { confidenceOf, figuresOf, releaseOf, toHalfLakh } from './figures';

const paid = (...lakhs: number[]) =>
  lakhs.map((lakh, at) => ({ amount: lakh * 100_000, month: `2026-0${(at % 9) + 1}-01` }));

/** Medians of samples with replacement, in order; chance is the same each time. */
function drawnAgain(amounts: readonly number[], times: number): readonly number[] {
  let chance = 1;
  const draw = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return amounts[chance % amounts.length] ?? 0;
  };
  const medianOf = (drawn: readonly number[]) => drawn.toSorted((a, b) => a - b)[drawn.length >> 1] ?? 0;
  return Array.from({ length: times }, () => medianOf(amounts.map(draw))).sort((a, b) => a - b);
}

describe('the figures of a salary', () => {
  it('are of five people or more, to half a lakh', () => {
    expect(figuresOf(paid(10, 11, 12, 13))).toBeUndefined();
    const of = figuresOf(paid(10.13, 11.31, 12.38, 13.1, 14.9));
    expect(of).toMatchObject({
      contributors: 5,
      p50: 1_250_000,
      firstMonth: '2026-01-01',
      lastMonth: '2026-05-01',
    });
    for (const amount of [of?.p25, of?.p75, of?.low, of?.high]) expect((amount ?? 1) % 50_000).toBe(0);
  });

  it('tell of the tenths from ten people on, and never of the lowest and the highest', () => {
    expect(figuresOf(paid(5, 6, 7, 8, 9, 10, 11, 12, 13))?.p90).toBeUndefined();
    const of = figuresOf(paid(1, 6, 7, 8, 9, 10, 11, 12, 13, 90));
    expect(of?.p10).toBeGreaterThan(100_000);
    expect(of?.p90).toBeLessThan(9_000_000);
  });

  it('say how far the median may be off, less for more people', () => {
    const width = (people: number) => {
      const of = figuresOf(
        Array.from({ length: people }, (_, at) => ({
          amount: 1_000_000 + Math.round((1_000_000 * at) / people),
          month: '2026-01-01',
        })),
      );
      return (of?.high ?? 0) - (of?.low ?? 0);
    };
    expect(width(1000)).toBeLessThan(width(20));
    expect(width(20)).toBeGreaterThan(0);
  });

  it.each([
    [0.05, 'VERY_HIGH'],
    [0.051, 'HIGH'],
    [0.1, 'HIGH'],
    [0.2, 'MODERATE'],
    [0.35, 'LOW'],
    [0.351, 'VERY_LOW'],
  ] as const)(
    '[R-374][R-375][R-376][R-377][R-378][R-379] a median that may be off by %d of it is %s sure',
    (halfWidth, word) => {
      expect(confidenceOf(halfWidth)).toBe(word);
    },
  );

  it('[R-379] the interval is where medians of people drawn again and again from the same ones fall', () => {
    const amounts = Array.from({ length: 81 }, (_, at) => 600_000 + 9_000 * ((at * 37) % 81) + 40 * at * at);
    const medians = drawnAgain(amounts, 4000);
    const of = figuresOf(amounts.map((amount) => ({ amount, month: '2026-01-01' })));
    const [low = 0, high = 0] = [medians[100], medians[3900]];
    expect(Math.abs((of?.low ?? 0) - low)).toBeLessThan(50_000);
    expect(Math.abs((of?.high ?? 0) - high)).toBeLessThan(50_000);
    expect(of?.confidence).toBe(confidenceOf((high - low) / 2 / (of?.p50 ?? 1)));
  });

  it('[R-379] the same spread of more people is surer, and few people never are', () => {
    const word = (people: number) =>
      figuresOf(
        Array.from({ length: people }, (_, at) => ({
          amount: 600_000 + Math.round((900_000 * (at + 0.5)) / people),
          month: '2026-01-01',
        })),
      )?.confidence;
    expect([5, 20, 60, 200, 1000].map(word)).toEqual(['LOW', 'MODERATE', 'MODERATE', 'HIGH', 'VERY_HIGH']);
  });

  it('rounds to half a lakh and knows the quarters', () => {
    expect([toHalfLakh(1_224_999), toHalfLakh(1_225_000)]).toEqual([1_200_000, 1_250_000]);
    expect(releaseOf('2026-10-01') - releaseOf('2026-09-01')).toBe(1);
    expect(releaseOf('2026-01-01')).toBe(releaseOf('2026-03-01'));
  });
});
