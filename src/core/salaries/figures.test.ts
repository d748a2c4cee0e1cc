import { describe, expect, it } from 'vitest';
import { confidenceOf, figuresOf, releaseOf, toHalfLakh } from './figures';

const paid = (...lakhs: number[]) =>
  lakhs.map((lakh, at) => ({ amount: lakh * 100_000, month: `2026-0${(at % 9) + 1}-01` }));

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
          amount: 1_000_000 + (at % 100) * 10_000,
          month: '2026-01-01',
        })),
      );
      return (of?.high ?? 0) - (of?.low ?? 0);
    };
    expect(width(1000)).toBeLessThan(width(20));
    expect(width(20)).toBeGreaterThan(0);
  });

  it.each([
    [5, 0.5, 'VERY_LOW'],
    [15, 0.5, 'LOW'],
    [30, 0.5, 'MODERATE'],
    [75, 0.5, 'HIGH'],
    [200, 0.5, 'VERY_HIGH'],
    [200, 1.2, 'HIGH'],
    [5, 1.2, 'VERY_LOW'],
  ] as const)(
    '[R-374][R-375][R-376][R-377][R-378] of %i people with a spread of %d they are %s sure',
    (people, spread, word) => {
      expect(confidenceOf(people, spread)).toBe(word);
    },
  );

  it('rounds to half a lakh and knows the quarters', () => {
    expect([toHalfLakh(1_224_999), toHalfLakh(1_225_000)]).toEqual([1_200_000, 1_250_000]);
    expect(releaseOf('2026-10-01') - releaseOf('2026-09-01')).toBe(1);
    expect(releaseOf('2026-01-01')).toBe(releaseOf('2026-03-01'));
  });
});
