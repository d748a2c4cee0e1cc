import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPERIENCE_BANDS } from './bands';
import { bundlesOf, FEWEST_SHOWN, type Reported, slicesOf } from './bundles';

interface Person extends Reported {
  readonly id: string;
}

let count = 0;
const people = (many: number, of: Partial<Reported> = {}): Person[] =>
  Array.from({ length: many }, () => ({
    id: `person ${count++}`,
    company: 1,
    place: 1,
    band: '3-5',
    release: 0,
    ...of,
  }));
const shownAt = (reports: readonly Person[], release: number) =>
  slicesOf(bundlesOf(reports.filter((report) => report.release <= release)));
const sizes = (reports: readonly Person[], release = 0) =>
  new Map(shownAt(reports, release).map(({ shared, reports }) => [JSON.stringify(shared), reports.length]));

const worlds = fc
  .array(
    fc.record({
      company: fc.integer({ min: 1, max: 4 }),
      place: fc.integer({ min: 1, max: 3 }),
      band: fc.constantFrom(...EXPERIENCE_BANDS),
      release: fc.integer({ min: 0, max: 7 }),
      many: fc.integer({ min: 1, max: 8 }),
    }),
    { maxLength: 12 },
  )
  .map((groups) => groups.flatMap(({ many, ...of }) => people(many, of)));

describe('what is published of salaries', () => {
  it('says nothing of four people, and everything of five who have everything in common', () => {
    expect(shownAt(people(4), 0)).toEqual([]);
    expect(sizes(people(5)).get('{"company":1,"place":1,"band":"3-5"}')).toBe(5);
  });

  it('counts one person elsewhere nowhere, so that nobody finds them by subtraction', () => {
    const shown = sizes([...people(12), ...people(1, { place: 2 })]);
    expect(shown.get('{"company":1}')).toBe(12);
    expect(shown.get('{}')).toBe(12);
  });

  it('ties what is too little for a city into the company', () => {
    const shown = sizes([...people(3, { place: 1 }), ...people(2, { place: 2, band: '0-2' })]);
    expect(shown.get('{"company":1}')).toBe(5);
    expect(shown.has('{"company":1,"place":1}')).toBe(false);
  });

  it('counts people of small companies with their city in the end, not with their company', () => {
    const reports = [1, 2, 3, 4, 5].flatMap((company) => people(1, { company }));
    const later = people(5, { company: 9, release: 4 });
    expect(sizes([...reports, ...later], 3).size).toBe(0);
    const shown = sizes([...reports, ...later], 4);
    expect(shown.get('{"place":1}')).toBe(10);
    expect(shown.has('{"company":1}')).toBe(false);
  });

  it('a later release adds five people to a figure, or nobody', () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 6 }), (reports, release) => {
        const before = sizes(reports, release);
        for (const [slice, size] of sizes(reports, release + 1)) {
          const added = size - (before.get(slice) ?? 0);
          expect(added === 0 || added >= FEWEST_SHOWN).toBe(true);
        }
      }),
    );
  });

  it('whatever is subtracted from whatever, of all slices of all releases, nobody is alone', () => {
    fc.assert(
      fc.property(worlds, (reports) => {
        const published = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((release) =>
          shownAt(reports, release).map(({ reports }) => new Set(reports)),
        );
        for (const a of published)
          for (const b of published) {
            const left = [...a].filter((person) => !b.has(person)).length;
            if (left > 0 && left < FEWEST_SHOWN) expect.fail(`${left} people can be isolated`);
          }
        // Sums of differences of sums: who is in the same figures throughout cannot be told apart by any of them.
        const alike = new Map<string, number>();
        for (const person of reports) {
          const where = published.flatMap((slice, at) => (slice.has(person) ? [at] : [])).join();
          if (where !== '') alike.set(where, (alike.get(where) ?? 0) + 1);
        }
        for (const together of alike.values()) expect(together).toBeGreaterThanOrEqual(FEWEST_SHOWN);
      }),
      { numRuns: 40 },
    );
  });
});
