import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ComparedCompany } from '../../core/companies/compared-companies';
import { CompareTable } from './compare-table';

afterEach(cleanup);

const named = (id: number, name: string): ComparedCompany => ({
  card: {
    id,
    urlName: name.toLowerCase(),
    name,
    logoUrl: '/o.jpg',
    industry: 'Internet',
    headquarters: 'Pune',
    offices: 1,
    employees: '51-200',
    rating: 0,
    reviews: 0,
    salaries: 0,
    interviews: 0,
    benefits: 0,
    jobs: 0,
    photos: 0,
    likes: undefined,
    dislikes: undefined,
  },
  foundedYear: 2011,
  rating: undefined,
  ratings: [],
  opinions: [],
  salaries: [],
  reporters: 0,
  benefits: [],
  interviews: { EASY: 0, MODERATE: 0, HARD: 0 },
  badges: [],
  places: [],
});

const rated = (company: ComparedCompany, low: number, high: number): ComparedCompany => ({
  ...company,
  ratings: [{ category: 'pay', average: (low + high) / 2, low, high }],
});
const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(row) })).getAllByRole('cell');

it('[R-864] a topic is marked as the highest only if the likely ranges do not overlap', () => {
  const table = (low: number) => (
    <CompareTable
      columns={[rated(named(1, 'Orbitly'), low, 4.2), rated(named(2, 'Palash'), 3, 3.4)]}
      heads={['Orbitly', 'Palash']}
    />
  );
  const { rerender } = render(table(3.6));
  expect(cellsOf('Salary and benefits')[0]).toHaveTextContent('Highest');
  expect(cellsOf('Salary and benefits')[1]).not.toHaveTextContent('Highest');
  rerender(table(3.4));
  expect(cellsOf('Salary and benefits')[0]).not.toHaveTextContent('Highest');
});

const shown = (...names: readonly string[]) =>
  render(<CompareTable columns={names.map((name, index) => named(index, name))} heads={names} />);

it('[R-864] a single company in the comparison shows no note about missing jobs in common', () => {
  shown('Orbitly');
  expect(screen.queryByText('No roles in common to compare pay.')).toBeNull();
});

it('[R-864] two companies that show pay for different jobs get a note about it', () => {
  shown('Orbitly', 'Palash');
  expect(screen.getByText('No roles in common to compare pay.')).toBeDefined();
});
