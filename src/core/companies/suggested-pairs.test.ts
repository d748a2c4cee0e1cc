import { expect, it } from 'vitest';
import type { CompanyCard } from './company';
import { suggestedPairs } from './suggested-pairs';

const company = (name: string, industry: string, rating = 4) => ({ name, industry, rating }) as CompanyCard;
const names = (companies: readonly CompanyCard[], max = 6) =>
  suggestedPairs(companies, max).map((pair) => pair.map(({ name }) => name).join(' or '));

it('suggested pairs are rated companies of one industry, the most popular first, each once', () => {
  const companies = [
    company('Zentrix', 'Software'),
    company('Kaveri', 'Banking'),
    company('Mihira', 'Banking'),
    company('Unrated', 'Software', 0),
    company('Triveni', 'Software'),
    company('Srijana', 'Software'),
    company('Palash', 'Healthcare'),
  ];
  expect(names(companies)).toEqual(['Zentrix or Triveni', 'Kaveri or Mihira']);
  expect(names(companies, 1)).toEqual(['Zentrix or Triveni']);
  expect(names([])).toEqual([]);
});
