import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { type FakePort, fakePort, testContainer } from '../../../tests/support/test-container';
import type { Review } from '../../core/reviews/review';
import { ReviewsPort } from '../../core/reviews/reviews-port';
import { Failure } from '../../core/shared/failure';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ReviewCard } from './review-card';

async function open(change: Partial<Review>, ports: readonly FakePort[] = []) {
  const container = await testContainer({ ports });
  const [review] = await container.get(ReviewsPort).listLatestReviews({ limit: 1 });
  if (!review) throw new Error('The example has no review.');
  renderPart(container, <ReviewCard review={{ ...review, current: true, verified: true, ...change }} />);
  return container;
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

it('an author who marks their own review as helpful sees next to the button why it does not count, until they log out', async () => {
  const refuse = () => Promise.reject(new Failure('forbidden', 'setHelpful', 403, { code: 'OWN_CONTENT' }));
  const container = await open({ helpful: 3, mine: false }, [fakePort(ReviewsPort, { setHelpful: refuse })]);
  const session = container.get(SessionStore);
  await session.ensure();
  await userEvent.click(screen.getByRole('button', { name: /^Helpful ?3$/ }));
  const reason = await screen.findByRole('alert');
  expect(reason).toHaveTextContent('You can’t mark your own review as helpful.');
  const button = screen.getByRole('button', { name: /^Helpful ?3$/ });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button.nextElementSibling).toBe(reason);
  expect(container.get(ToastStore).toasts).toEqual([]);
  session.forget();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
