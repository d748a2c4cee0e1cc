import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_BUCKET } from '../shared/min-bucket';
import { EXPERIENCE_BANDS } from './bands';
import { type Reported, slicesOf, tieBuckets } from './buckets';

interface Person extends Reported {
  readonly id: string;
}

let count = 0;
const people = (many: number, input: Partial<Reported> = {}): Person[] =>
  Array.from({ length: many }, () => {
    count += 1;
    return { id: `person ${count}`, company: 1, place: 1, band: '3-5', quarter: 0, ...input };
  });
const sizes = (reports: readonly Person[], quarter = 1) =>
  new Map(
    slicesOf(tieBuckets(reports, quarter)).map(({ shared, buckets }) => [
      JSON.stringify(shared),
      buckets.flatMap((bucket) => bucket.reports).length,
    ]),
  );

/** Reports over eight quarters, some of them removed in a later one. */
const histories = fc
  .array(
    fc.record({
      company: fc.integer({ min: 1, max: 3 }),
      place: fc.integer({ min: 1, max: 3 }),
      band: fc.constantFrom(...EXPERIENCE_BANDS),
      quarter: fc.integer({ min: 0, max: 7 }),
      many: fc.integer({ min: 1, max: 20 }),
      removed: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 2 }),
    }),
    { maxLength: 10 },
  )
  .map((groups) =>
    groups.flatMap(({ many, removed, ...input }) =>
      people(many, input).map((person, index) => ({
        person,
        leaves: input.quarter + 1 + (removed[index] ?? 99),
      })),
    ),
  );
type History = readonly { readonly person: Person; readonly leaves: number }[];

/**
 * The people of every slice of every release, built as on the server: a bucket that lost a member is dropped
 * as a whole.
 */
function published(history: History): readonly ReadonlySet<Person>[] {
  let live: (readonly Person[])[] = [];
  let buckets: ReturnType<typeof tieBuckets<Person>> = [];
  const tied = new Set<Person>();
  const all: Set<Person>[] = [];
  for (let quarter = 1; quarter <= 9; quarter++) {
    const gone = new Set(history.filter(({ leaves }) => leaves <= quarter).map(({ person }) => person));
    const waiting = history
      .map(({ person }) => person)
      .filter((person) => person.quarter < quarter && !gone.has(person) && !tied.has(person));
    buckets = [...buckets, ...tieBuckets(waiting, quarter)].filter(({ reports }) =>
      reports.every((person) => !gone.has(person)),
    );
    live = buckets.map(({ reports }) => reports);
    for (const person of live.flat()) tied.add(person);
    for (const slice of slicesOf(buckets)) all.push(new Set(slice.buckets.flatMap(({ reports }) => reports)));
  }
  return all;
}

describe('salary buckets', () => {
  it('a salary bucket has at least fourteen people, so that five real ones remain when nine accounts are fake', () => {
    expect(sizes(people(13))).toEqual(new Map());
    expect(sizes(people(14)).get('{"company":1,"place":1,"band":"3-5"}')).toBe(14);
  });

  it('salary buckets are as small as allowed, so that one removal affects few others', () => {
    const buckets = tieBuckets(people(45), 1);
    expect(buckets.map(({ reports }) => reports.length)).toEqual([15, 15, 15]);
  });

  it('a salary bucket groups reports of similar age', () => {
    const buckets = tieBuckets([...people(14, { quarter: 9 }), ...people(14, { quarter: 2 })], 10);
    expect(buckets.map(({ quarter }) => quarter)).toEqual([2, 9]);
  });

  it('a single person with another city and band is left out, so that subtraction isolates no person', () => {
    const shown = sizes([...people(20), ...people(1, { place: 2, band: '0-2' })]);
    expect(shown.get('{"company":1}')).toBe(20);
    expect(shown.get('{}')).toBe(20);
  });

  it('a salary bucket drops the city before the experience', () => {
    const shown = sizes([...people(8, { place: 1 }), ...people(8, { place: 2 })]);
    expect(shown.get('{"company":1,"band":"3-5"}')).toBe(16);
    expect(shown.has('{"company":1,"place":1}')).toBe(false);
  });

  it('people of small companies are counted without their company after a year', () => {
    const reports = Array.from({ length: 14 }, (_, company) => people(1, { company })).flat();
    expect(sizes(reports, 4).size).toBe(0);
    const shown = sizes(reports, 5);
    expect(shown.get('{"place":1,"band":"3-5"}')).toBe(14);
    expect(shown.has('{"company":1}')).toBe(false);
  });

  it('subtracting any figures over all slices, releases and removals isolates no group smaller than fourteen', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const figures = published(history);
        for (const a of figures)
          for (const b of figures) {
            const left = [...a].filter((person) => !b.has(person)).length;
            if (left > 0 && left < MIN_BUCKET) expect.fail(`${left} people can be isolated`);
          }
        // Covers sums and differences: people who appear in exactly the same figures cannot be told apart by
        // any of them.
        const alike = new Map<string, number>();
        for (const { person } of history) {
          const where = figures.flatMap((slice, index) => (slice.has(person) ? [index] : [])).join();
          if (where !== '') alike.set(where, (alike.get(where) ?? 0) + 1);
        }
        for (const together of alike.values()) expect(together).toBeGreaterThanOrEqual(MIN_BUCKET);
      }),
      { numRuns: 60 },
    );
  });
});
