import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { medianInterval, shareInterval } from './intervals';

const SIZES = [5, 6, 7, 8, 10, 14, 20, 30, 50, 100, 200, 500, 1000];
const covers = ({ low, high }: { low: number; high: number }, truth: number) => low <= truth && truth <= high;

/** The share of simulated samples whose interval covers the truth, in percent. */
function coverage(runs: number, isCovered: () => boolean): number {
  let covered = 0;
  for (let run = 0; run < runs; run++) covered += Number(isCovered());
  return (100 * covered) / runs;
}

describe('the interval of a median', () => {
  it.each(SIZES)(
    '[R-379] the interval of a median covers the median of all employees in 95 of 100 samples of %i people',
    (people) => {
      const random = seededRandom(people);
      // Pay is skewed to the right: the median of exp(−log u) is 2.
      const sample = () => Array.from({ length: people }, () => 1 / (1 - random()));
      const covered = coverage(6000, () => covers(medianInterval(sample()), 2));
      expect(Math.abs(covered - 95)).toBeLessThanOrEqual(2);
    },
  );

  it('[R-379] the interval of a median never shows the lowest and the highest of fourteen people, the smallest published group', () => {
    const { low, high } = medianInterval(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(low).toBeGreaterThan(3);
    expect(high).toBeLessThan(12);
  });
});

describe('the interval of a percentile', () => {
  const binomial = (people: number, share: number, random: () => number) => {
    let below = 0;
    for (let person = 0; person < people; person++) below += Number(random() < share);
    return below;
  };

  it.each(SIZES)(
    '[R-863] the interval of a percentile covers the true percentile in 90 of 100 samples of %i people',
    (people) => {
      const random = seededRandom(1000 + people);
      const covered = coverage(6000, () => {
        const truth = random();
        return covers(shareInterval(binomial(people, truth, random) / people, people), truth);
      });
      expect(Math.abs(covered - 90)).toBeLessThanOrEqual(2);
    },
  );

  /** The exact coverage for one true percentile: the sum of the chances of all covered counts. */
  function exactCoverage(people: number, truth: number): number {
    let chance = (1 - truth) ** people;
    let covered = 0;
    for (let below = 0; below <= people; below++) {
      if (covers(shareInterval(below / people, people), truth)) covered += 100 * chance;
      chance *= ((people - below) / (below + 1)) * (truth / (1 - truth));
    }
    return covered;
  }

  it('[R-863] ten people reach 90 % at the 90th percentile, where the normal interval covers 64 %', () => {
    expect(exactCoverage(10, 0.9)).toBeCloseTo(93, 0);
  });

  it('[R-863] at the worst single percentile, counts of whole people cover 83 % for 5 people and 88 % for 200', () => {
    const percentiles = Array.from({ length: 91 }, (_, index) => (index + 5) / 100);
    const worst = (people: number) => Math.min(...percentiles.map((truth) => exactCoverage(people, truth)));
    expect([5, 14, 30, 200].map((people) => Math.round(worst(people)))).toEqual([83, 84, 86, 88]);
  });
});
