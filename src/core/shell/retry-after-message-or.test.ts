import { expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { retryAfterMessageOr } from './retry-after-message-or';

const limited = (retryAfter?: number) => new Failure('limited', 'sendFeedback', 429, { retryAfter });

it.each([
  [0, 'Too many attempts. Try again in 1 second.'],
  [1, 'Too many attempts. Try again in 1 second.'],
  [30, 'Too many attempts. Try again in 30 seconds.'],
  [119, 'Too many attempts. Try again in 119 seconds.'],
  [120, 'Too many attempts. Try again in 2 minutes.'],
  [121, 'Too many attempts. Try again in 3 minutes.'],
  [7_200, 'Too many attempts. Try again in 2 hours.'],
  [86_400, 'Too many attempts. Try again in 24 hours.'],
  [172_801, 'Too many attempts. Try again in 3 days.'],
])('[R-734] a rate limit of %i seconds shows a wait that is never too short', (seconds, text) => {
  expect(retryAfterMessageOr(limited(seconds), 'Something went wrong.')).toBe(text);
});

it('a failure without a known wait shows the fallback text', () => {
  expect(retryAfterMessageOr(limited(), 'Something went wrong.')).toBe('Something went wrong.');
  const busy = new Failure('unavailable', 'sendFeedback', 503, { retryAfter: 30 });
  expect(retryAfterMessageOr(busy, 'Something went wrong.')).toBe('Something went wrong.');
});
