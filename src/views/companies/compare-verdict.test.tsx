import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ComparedCompany } from '../../core/companies/compared-companies';
import { CompareVerdict } from './compare-verdict';

const rated = (name: string, overall: number, pay: number) =>
  ({
    card: { name },
    rating: { average: overall, low: overall - 0.1, high: overall + 0.1, reviews: 90 },
    ratings: [{ category: 'pay', average: pay, low: pay - 0.1, high: pay + 0.1 }],
    salaries: [],
  }) as unknown as ComparedCompany;

it('the verdict says on how many ratings a company is better, and how many are too close to call', () => {
  render(<CompareVerdict columns={[rated('Orbitly', 4.2, 3.6), rated('Palash', 3.6, 3.65)]} />);
  expect(screen.getByText('Orbitly is better on 1 of 2 ratings.')).toBeVisible();
  expect(screen.getByText('The other 1 rating is too close to call.')).toBeVisible();
});
