import { describe, expect, it } from 'vitest';
import { confidenceOf, figuresOf, quarterNumber } from './figures';

const QUARTER = quarterNumber('2026-01-01');
const paid = (amounts: readonly number[], quarter = QUARTER) => ({ quarter, pays: amounts });
const lakhs = (...pays: readonly number[]) => paid(pays.map((lakh) => lakh * 100_000));

/** Sorted medians of bootstrap samples, with a deterministic random sequence. */
function resampled(amounts: readonly number[], times: number): readonly number[] {
  let chance = 1;
  const draw = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return amounts[chance % amounts.length] ?? 0;
  };
  const medianOf = (picked: readonly number[]) => picked.toSorted((a, b) => a - b)[picked.length >> 1] ?? 0;
  return Array.from({ length: times }, () => medianOf(amounts.map(draw))).sort((a, b) => a - b);
}

describe('salary figures', () => {
  it('salary figures show a lower bound of people and quarters instead of months', () => {
    const salaryFigures = figuresOf([
      paid(Array(14).fill(1_000_000), quarterNumber('2024-05-01')),
      paid(Array(25).fill(1_200_000), quarterNumber('2026-08-01')),
    ]);
    expect(salaryFigures).toMatchObject({
      contributors: 30,
      firstMonth: '2024-04-01',
      lastMonth: '2026-09-01',
    });
  });

  it('salary figures cover any number of buckets', () => {
    const buckets = Array.from({ length: 200_000 }, (_, place) => paid([1_000_000], QUARTER + (place % 4)));
    expect(figuresOf(buckets)).toMatchObject({
      p50: 1_000_000,
      firstMonth: '2026-01-01',
      lastMonth: '2026-12-01',
    });
  });

  it('salary figures are rounded and never show the lowest and the highest pay', () => {
    const salaryFigures = figuresOf([lakhs(1, 6, 7, 8, 9, 10, 11.2, 12, 13, 14, 15, 16, 17, 90)]);
    expect([salaryFigures.p25, salaryFigures.p50, salaryFigures.p75]).toEqual([
      800_000, 1_150_000, 1_500_000,
    ]);
    expect(salaryFigures.p10).toBeGreaterThan(100_000);
    expect(salaryFigures.p90).toBeLessThan(9_000_000);
  });

  it('salary figures give the error range of the median, which narrows with more people', () => {
    const width = (people: number) => {
      const salaryFigures = figuresOf([
        paid(
          Array.from({ length: people }, (_, index) => 1_000_000 + Math.round((1_000_000 * index) / people)),
        ),
      ]);
      return salaryFigures.high - salaryFigures.low;
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
    '[R-374][R-375][R-376][R-377][R-378][R-379] a median with a relative error of %d has the confidence %s',
    (halfWidth, word) => {
      expect(confidenceOf(halfWidth)).toBe(word);
    },
  );

  it('[R-379] the interval covers the medians of bootstrap samples from the same people', () => {
    const amounts = Array.from(
      { length: 81 },
      (_, index) => 600_000 + 9_000 * ((index * 37) % 81) + 40 * index * index,
    );
    const medians = resampled(amounts, 4000);
    const salaryFigures = figuresOf([paid(amounts)]);
    const [low = 0, high = 0] = [medians[100], medians[3900]];
    expect(Math.abs((salaryFigures.low ?? 0) - low)).toBeLessThan(50_000);
    expect(Math.abs((salaryFigures.high ?? 0) - high)).toBeLessThan(50_000);
    expect(salaryFigures.confidence).toBe(confidenceOf((high - low) / 2 / (salaryFigures.p50 ?? 1)));
  });

  it('[R-379] the same spread over more people has a higher confidence, and few people never reach a high one', () => {
    const word = (people: number) =>
      figuresOf([
        paid(
          Array.from(
            { length: people },
            (_, index) => 600_000 + Math.round((900_000 * (index + 0.5)) / people),
          ),
        ),
      ]).confidence;
    expect([14, 20, 60, 200, 1000].map(word)).toEqual(['LOW', 'MODERATE', 'MODERATE', 'HIGH', 'VERY_HIGH']);
  });

  it('a month belongs to its calendar quarter', () => {
    expect(quarterNumber('2026-10-01') - quarterNumber('2026-09-01')).toBe(1);
    expect(quarterNumber('2026-01-01')).toBe(quarterNumber('2026-03-01'));
  });
});
