import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RatingSummary } from '../../core/reviews/review';
import { BurstBanner } from './burst-banner';

afterEach(cleanup);

const burst = {
  ...{ from: '2026-08-03', to: '2026-08-07', reviews: 34 },
  without: { average: 3.9, reviews: 1214 },
};
const ratings = {
  overall: { category: 'overall', average: 4.1, industryAverage: 4, stars: [0, 0, 0, 0, 0] },
  reviews: 1248,
  burst,
} as unknown as RatingSummary;

it('a burst of reviews is shown with its days, and the rating with and without it', () => {
  render(<BurstBanner ratings={ratings} />);
  expect(screen.getByText(/^34 reviews were written between 3 August 2026 and 7 August 2026/)).toBeVisible();
  const [all, without] = screen.getAllByRole('definition');
  expect(all).toHaveTextContent('4.1 1,248 reviews');
  expect(without).toHaveTextContent('3.9 1,214 reviews');
});

it('a burst of one day names that day', () => {
  render(<BurstBanner ratings={{ ...ratings, burst: { ...burst, to: burst.from } }} />);
  expect(screen.getByText(/^34 reviews were written on 3 August 2026,/)).toBeVisible();
});

it('without a burst nothing is shown', () => {
  const { container } = render(<BurstBanner ratings={{ ...ratings, burst: undefined }} />);
  expect(container).toBeEmptyDOMElement();
});
