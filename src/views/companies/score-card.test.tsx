import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RatingSummary } from '../../core/reviews/review';
import { ScoreCard } from './score-card';

afterEach(cleanup);

const ratings: RatingSummary = {
  overall: { category: 'overall', average: 4.5, industryAverage: 4, stars: [0, 0, 0, 2, 2] },
  categories: [],
  reviews: 4,
  trend: [],
  burst: undefined,
  lastYear: 4,
  opinions: [
    { question: 'recommend', percent: 80, answers: 30 },
    { question: 'ceo', percent: 95, answers: 10 },
  ],
  likes: [],
  dislikes: [],
};

/** The text that a screen reader announces. */
function listener(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}

it('the star rows announce their number of stars only once', () => {
  render(<ScoreCard ratings={ratings} industry="software product" />);
  const [first] = within(screen.getByRole('list', { name: 'Stars' })).getAllByRole('listitem');
  expect(listener(first as HTMLElement)).toBe('5 stars50%');
  expect(first).toHaveTextContent('5');
});

it('[R-677] the card shows how many recommend the company and approve of the CEO, as rounded shares', () => {
  render(<ScoreCard ratings={ratings} industry="software product" />);
  expect(screen.getByText(/recommend it to a friend/)).toHaveTextContent(
    /^About 80% recommend it to a friend\s*from 30\+ answers$/,
  );
  expect(screen.getByText(/approve of the CEO/)).toHaveTextContent(
    /^Over 90% approve of the CEO\s*from 10\+ answers$/,
  );
});

it('the card shows no shares while too few answered', () => {
  render(<ScoreCard ratings={{ ...ratings, opinions: [] }} industry="software product" />);
  expect(screen.queryByText(/approve of the CEO/)).toBeNull();
});
