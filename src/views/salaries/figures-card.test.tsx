import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SalaryFigures } from '../../core/salaries/figures';
import { FiguresCard } from './figures-card';

const FIGURES: SalaryFigures = {
  contributors: 254,
  p10: 400_000,
  p25: 650_000,
  p50: 1_100_000,
  p75: 1_750_000,
  p90: 2_900_000,
  low: 950_000,
  high: 1_250_000,
  confidence: 'MODERATE',
  firstMonth: '2021-12-01',
  lastMonth: '2026-09-01',
};
const shown = (some: Partial<SalaryFigures> = {}) =>
  render(<FiguresCard title="Pay" job="Backend engineer" figures={{ ...FIGURES, ...some }} />);
const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

it('[R-379] one line states how many salaries the figures are based on, the confidence and the dates', () => {
  shown();
  expect(
    screen.getByText('Based on 254+ salaries · Moderate confidence · Dec 2021 – Sep 2026'),
  ).toBeVisible();
  expect(terms()).toEqual([
    'Median, yearly',
    'Middle 50%',
    '10th–90th percentile',
    'Likely range of the median',
  ]);
});

it('the legend of the pay chart is below it and hidden from screen readers', () => {
  const { container } = shown();
  expect(container.querySelector('figure + p')).toHaveTextContent(/^Middle 50%Median$/);
  expect(container.querySelector('figure + p')).toHaveAttribute('aria-hidden', 'true');
});

it('[R-379] below ten people the outer deciles are left out and the other figures stay', () => {
  shown({ contributors: 7, p10: undefined, p90: undefined });
  expect(terms()).toEqual(['Median, yearly', 'Middle 50%', 'Likely range of the median']);
});

it('[R-055] an unknown confidence from a newer service is left out', () => {
  shown({ confidence: 'ROCK_SOLID' as SalaryFigures['confidence'] });
  expect(screen.getByText('Based on 254+ salaries · Dec 2021 – Sep 2026')).toBeVisible();
});
