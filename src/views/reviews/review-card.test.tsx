import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import type { Review } from '../../core/reviews/review';
import { ReviewsPort } from '../../core/reviews/reviews-port';
import { ReviewCard } from './review-card';

async function open(change: Partial<Review>) {
  const container = await testContainer({});
  const [review] = await container.get(ReviewsPort).listLatestReviews({ limit: 1 });
  if (!review) throw new Error('The example has no review.');
  renderPart(container, <ReviewCard review={{ ...review, current: true, verified: true, ...change }} />);
}

const answered = (stillEmployed: Review['stillEmployed']) =>
  ({ stillEmployed, employmentAskedOn: '2026-11-01' }) as const;

it('a review of an author who answered no does not claim that they are a current, verified employee', async () => {
  await open(answered('NO'));
  expect(screen.getByText(/^Employee when written/)).toBeVisible();
  expect(screen.getByText('Verified when written')).toBeVisible();
  expect(screen.queryByText(/^Current employee|^Verified employee/)).toBeNull();
  expect(screen.getByText(/^In November 2026, .* asked .* no, not a verified employee/)).toBeVisible();
});

it.each(['YES', 'NO_ANSWER', undefined] as const)(
  'a review whose author answered %s keeps its badge',
  async (answer) => {
    await open(answered(answer));
    expect(screen.getByText(/^Current employee/)).toBeVisible();
    expect(screen.getByText('Verified employee')).toBeVisible();
  },
);

it('a former employee who answered stays a former employee', async () => {
  await open({ ...answered('NO'), current: false, verified: false });
  expect(screen.getByText(/^Former employee/)).toBeVisible();
});
