import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RatingSummary } from '../../core/reviews/review';
import { ScoreCard } from './score-card';

const ratings: RatingSummary = {
  overall: { category: 'overall', average: 4.5, industryAverage: 4, stars: [0, 0, 0, 2, 2] },
  categories: [],
  reviews: 4,
  trend: [],
  lastYear: 4,
  likes: [],
  dislikes: [],
};

/** The text that a screen reader announces. */
function listener(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent ?? '';
}

it('the star rows announce their number of stars only once', () => {
  render(<ScoreCard ratings={ratings} industry="software product" />);
  const [first] = within(screen.getByRole('list', { name: 'Stars' })).getAllByRole('listitem');
  expect(listener(first as HTMLElement)).toBe('5 stars50%');
  expect(first).toHaveTextContent('5');
});
