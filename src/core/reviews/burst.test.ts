import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { BURST_DAYS, burstOf, type ReviewDay } from './burst';

const TODAY = '2026-11-20';
const A_DAY = 86_400_000;
const DAYS = Array.from({ length: BURST_DAYS + 1 }, (_, daysAgo) =>
  new Date(Date.parse(TODAY) - daysAgo * A_DAY).toISOString().slice(0, 10),
);
const ago = (days: number): string => DAYS[days] ?? '';

/** Reviews with these stars, written the given numbers of days ago. */
const daysOf = (counts: Iterable<readonly [number, number]>, stars = 3): ReviewDay[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([daysAgo, count]) => ({
      day: ago(daysAgo),
      stars: [1, 2, 3, 4, 5].map((star) => (star === stars ? count : 0)),
    }));
const total = (days: readonly ReviewDay[]) =>
  [0, 1, 2, 3, 4].map((star) => days.reduce((sum, { stars }) => sum + (stars[star] ?? 0), 0));
const find = (days: readonly ReviewDay[]) => burstOf(days, total(days), TODAY);

/** One review every third day. */
const USUAL = new Map(Array.from({ length: BURST_DAYS / 3 }, (_, index) => [index * 3, 1]));

describe('a burst of reviews', () => {
  it('a burst of reviews is found with its days, and the rating without it is that of all other reviews', () => {
    const days = [
      ...daysOf(USUAL),
      ...daysOf(
        new Map([
          [100, 12],
          [98, 9],
          [97, 4],
        ]),
        5,
      ),
    ];
    expect(find(days)).toEqual({
      ...{ from: ago(100), to: ago(97), reviews: 26 },
      without: { average: 3, reviews: USUAL.size - 1 },
    });
  });

  it('a burst of reviews is found while it continues', () => {
    expect(
      find([
        ...daysOf(USUAL),
        ...daysOf(
          new Map([
            [1, 8],
            [0, 9],
          ]),
          5,
        ),
      ]),
    ).toMatchObject({ to: TODAY });
  });

  it('ten reviews of a company that usually gets four a week are not a burst', () => {
    const usual = new Map(Array.from({ length: BURST_DAYS }, (_, index) => [index, index % 7 < 4 ? 1 : 0]));
    expect(
      find([
        ...daysOf(usual),
        ...daysOf(
          new Map([
            [101, 3],
            [100, 3],
          ]),
          5,
        ),
      ]),
    ).toBeUndefined();
  });

  it('a burst of reviews has no figures where fewer than ten reviews are outside it', () => {
    expect(find([...daysOf(new Map([[300, 9]]), 3), ...daysOf(new Map([[10, 30]]), 5)])).toBeUndefined();
    expect(
      find([
        ...daysOf(
          new Map([
            [300, 9],
            [200, 1],
          ]),
          3,
        ),
        ...daysOf(new Map([[10, 30]]), 5),
      ]),
    ).toBeDefined();
  });

  it('a lasting rise of reviews is not a burst', () => {
    const rise = new Map(Array.from({ length: 120 }, (_, index) => [index, 3]));
    expect(find([...daysOf(USUAL), ...daysOf(rise, 5)])).toBeUndefined();
  });

  it('a rise of reviews that the following weeks keep up is growth, although its first week was the busiest', () => {
    const rise = new Map(Array.from({ length: 120 }, (_, index) => [index, index > 112 ? 4 : 2]));
    expect(find([...daysOf(USUAL), ...daysOf(rise, 5)])).toBeUndefined();
  });

  it('a week that is hardly busier than others of the year is not a burst of reviews', () => {
    const weeks = new Map(Array.from({ length: BURST_DAYS / 70 }, (_, index) => [index * 70 + 3, 20]));
    expect(find([...daysOf(USUAL), ...daysOf(weeks.set(3, 26), 5)])).toBeUndefined();
    expect(find([...daysOf(USUAL), ...daysOf(weeks.set(3, 40), 5)])).toBeDefined();
  });

  it('a burst of reviews is shown for a year', () => {
    expect(find([...daysOf(USUAL), ...daysOf(new Map([[380, 30]]), 5)])).toBeUndefined();
  });
});

/** A random count with this mean; days vary more than by chance alone. */
function countWith(random: () => number, mean: number): number {
  const today = mean * (0.5 + random());
  let [count, product] = [0, random()];
  for (const limit = Math.exp(-today); product > limit; product *= random()) count++;
  return count;
}

/** Reviews per day, by days ago, of companies without campaigns. */
const NORMAL: Readonly<Record<string, (daysAgo: number) => number>> = {
  steady: () => 1,
  'with quiet weekends': (daysAgo) => (daysAgo % 7 < 5 ? 1.3 : 0.2),
  'growing by half each year': (daysAgo) => 1.5 ** (-daysAgo / 365),
  'doubling every three months': (daysAgo) => 2 ** (-daysAgo / 91),
  'busy in the appraisal months': (daysAgo) => ((daysAgo + 200) % 365 < 60 ? 2 : 0.8),
  'of twice its size after a merger': (daysAgo) => (daysAgo < 150 ? 2 : 1),
  'of three times its size after a merger': (daysAgo) => (daysAgo < 200 ? 3 : 1),
  'of four times its size after a merger': (daysAgo) => (daysAgo < 200 ? 4 : 1),
  'three times as busy for two months of each year': (daysAgo) => ((daysAgo + 200) % 365 < 60 ? 3 : 1),
  'new, and doubling each month': (daysAgo) => (daysAgo > 365 ? 0 : 2 ** (-daysAgo / 30)),
  'twice as busy for two weeks': (daysAgo) => (daysAgo > 100 && daysAgo <= 114 ? 2 : 1),
};
const A_WEEK = [0.2, 1, 3, 5, 10, 20, 40];
const COMPANIES = 20;

const companiesOf = (random: () => number) =>
  Object.values(NORMAL).flatMap((shape) =>
    A_WEEK.flatMap((weekly) =>
      Array.from({ length: COMPANIES }, () => ({
        weekly,
        counts: Array.from({ length: BURST_DAYS }, (_, daysAgo) =>
          countWith(random, (shape(daysAgo) * weekly) / 7),
        ),
      })),
    ),
  );
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const findIn = (counts: readonly number[]) => find(daysOf(counts.entries()));

const busiestWeek = (counts: readonly number[]) =>
  Math.max(...counts.map((_, day) => sumOf(counts.slice(day, day + 7))));

/** The first and last day of a campaign, as days ago. */
function addCampaign(random: () => number, counts: number[], weekly: number): readonly [number, number] {
  const [first, length] = [20 + Math.floor(random() * 300), 3 + Math.floor(random() * 8)];
  const usual = Math.max(weekly, sumOf(counts.slice(first + 1, first + 57)) / 8);
  const size = Math.max(20, 4 * usual, 2 * busiestWeek(counts.slice(first, first + 365)));
  for (let review = 0; review < size; review++) {
    const day = first - Math.floor(random() * length);
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return [first, first - length + 1];
}

describe('the burst rule in a simulation with a fixed seed', () => {
  it('the burst rule in a simulation with a fixed seed finds at most 1 % of the years of companies that grow normally', () => {
    const companies = companiesOf(seededRandom(29));
    const found = companies.filter(({ counts }) => findIn(counts) !== undefined);
    console.info(`false alarms: ${found.length} of ${companies.length} years`);
    expect(found.length / companies.length).toBeLessThan(0.01);
  });

  it('the burst rule in a simulation with a fixed seed finds at least 95 % of the campaigns that bring four usual weeks, twice the busiest one and at least twenty reviews within ten days', () => {
    const random = seededRandom(30);
    const companies = companiesOf(random).filter(({ counts }) => sumOf(counts) >= 10);
    const found = companies.filter(({ weekly, counts }) => {
      const [first, last] = addCampaign(random, counts, weekly);
      const burst = findIn(counts);
      return burst !== undefined && burst.from <= ago(last) && burst.to >= ago(first);
    });
    console.info(`campaigns found: ${found.length} of ${companies.length}`);
    expect(found.length / companies.length).toBeGreaterThan(0.95);
  });
});
