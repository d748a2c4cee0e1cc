import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TrendCard } from './trend-card';

afterEach(cleanup);

const quarters = [
  { quarter: '2026-Q2', average: 4, reviews: 61 },
  { quarter: '2026-Q3', average: 4.2, reviews: 58 },
];

it('the rating trend shows the average and the reviews of each quarter', () => {
  render(<TrendCard trend={quarters} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('4.0Q2 202661 reviews');
  expect(second).toHaveTextContent('4.2Q3 202658 reviews');
});

it('a single quarter shows no trend', () => {
  render(<TrendCard trend={quarters.slice(0, 1)} />);
  expect(screen.queryByText('Rating by quarter')).toBeNull();
});
