import { expect, it } from 'vitest';
import type { CategoryAverage, ComparedCompany, ComparedSalary } from './compared-companies';
import { clearlyBest, verdictOf } from './verdict';

const topic = (category: CategoryAverage['category'], low: number, high: number): CategoryAverage => ({
  category,
  average: (low + high) / 2,
  low,
  high,
});
const pay = (jobProfileId: number, low: number, high: number) =>
  ({ jobProfileId, jobProfile: `Job ${jobProfileId}`, p50: (low + high) / 2, low, high }) as ComparedSalary;
const company = (name: string, parts: Partial<ComparedCompany>) =>
  ({ card: { name }, ratings: [], salaries: [], ...parts }) as unknown as ComparedCompany;

it('a company is clearly best only if its range is above all other ranges', () => {
  expect(clearlyBest([{ low: 3.6, high: 4 }, { low: 3, high: 3.5 }, undefined])).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    clearlyBest([
      { low: 3.5, high: 4 },
      { low: 3, high: 3.5 },
    ]),
  ).toEqual([false, false]);
  expect(clearlyBest([{ low: 3.5, high: 4 }, undefined])).toEqual([false, false]);
});

it('the verdict counts the ratings on which a company is clearly better', () => {
  const zentrix = company('Zentrix Labs', {
    rating: { average: 4.1, low: 4, high: 4.3, reviews: 300 },
    ratings: [topic('workLife', 4, 4.2), topic('pay', 3.2, 3.6)],
  });
  const orbitly = company('Orbitly', {
    rating: { average: 3.5, low: 3.3, high: 3.8, reviews: 60 },
    ratings: [topic('workLife', 3, 3.4), topic('pay', 3, 3.4)],
  });
  expect(verdictOf([orbitly, zentrix])).toEqual({
    ratings: 3,
    better: [{ name: 'Zentrix Labs', ratings: 2 }],
    close: 1,
    pay: undefined,
  });
});

it.each([
  ['the median ranges overlap', [pay(1, 9, 12)], [pay(1, 11, 14)], 'close'],
  ['each company wins one role', [pay(1, 9, 10), pay(2, 20, 22)], [pay(1, 11, 14), pay(2, 15, 17)], 'close'],
  [
    'one company wins',
    [pay(1, 9, 10), pay(2, 20, 22)],
    [pay(1, 11, 14), pay(2, 21, 23)],
    { name: 'Orbitly' },
  ],
] as const)('pay: %s', (_, zentrix, orbitly, verdict) => {
  const columns = [company('Zentrix Labs', { salaries: zentrix }), company('Orbitly', { salaries: orbitly })];
  expect(verdictOf(columns).pay).toEqual(verdict);
});
