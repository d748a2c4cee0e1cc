import { expect, it } from 'vitest';
import { Failure, type FailureDetail, type FailureKind } from '../shared/failure';
import { problemMessage } from './problem-message';

const OURS = 'Something went wrong. Please try again.';
const shown = (kind: FailureKind, status: number, detail: FailureDetail) =>
  problemMessage(
    new Failure(kind, 'reportThing', status, { message: 'Zut alors.', ...detail }),
    { SHARED_ALREADY: 'You’ve already shared this.', FULL: 'You can add up to {limit}.' },
    OURS,
  );

it('[R-734] a refusal shows our text for its code instead of the message of the service', () => {
  expect(shown('conflict', 409, { code: 'SHARED_ALREADY' })).toBe('You’ve already shared this.');
  expect(shown('invalid', 422, { code: 'FULL', params: { limit: 7 } })).toBe('You can add up to 7.');
  expect(shown('forbidden', 403, { code: 'FRESH_LOGIN_REQUIRED' })).toBe('Log in again to do this.');
});

it('[R-734] a refusal with an unknown code shows the text of the screen', () => {
  expect(shown('conflict', 409, { code: 'NEW_CODE' })).toBe(OURS);
  expect(shown('invalid', 422, { code: 'FULL' })).toBe(OURS);
});

it('[R-734] without a service that explains itself, the text of the screen is shown', () => {
  expect(shown('unavailable', 0, { code: 'TIMEOUT' })).toBe(OURS);
  expect(shown('unavailable', 503, { code: 'UNAVAILABLE' })).toBe(OURS);
  expect(shown('contract', 0, {})).toBe(OURS);
});

it('[R-734] a rate limit shows how long to wait', () => {
  expect(shown('limited', 429, { code: 'TOO_MANY_REQUESTS', retryAfter: 240 })).toBe(
    'Too many attempts. Try again in 4 minutes.',
  );
});
