import { expect, it } from 'vitest';
import { Failure } from '../shared/failure';
import { serverMessageOr } from './server-message-or';

const OURS = 'Something went wrong. Please try again.';

it('[R-734] a refusal is shown with the message of the service', () => {
  const failure = new Failure('conflict', 'reportThing', 409, {
    code: 'TWICE',
    message: 'You told us before.',
  });
  expect(serverMessageOr(failure, OURS)).toBe('You told us before.');
});

it('[R-734] a missing response is shown as a sentence instead of its failure kind', () => {
  expect(serverMessageOr(new Failure('unavailable', 'reportThing', 0, { code: 'TIMEOUT' }), OURS)).toBe(OURS);
  expect(serverMessageOr(new Failure('limited', 'reportThing', 429), OURS)).toBe(OURS);
});

it('[R-734] a technical message about a broken response is not shown to the user', () => {
  const broken = new Failure('contract', 'reportThing', 0, { message: 'The answer is not JSON.' });
  expect(serverMessageOr(broken, OURS)).toBe(OURS);
});

it('[R-734] a rate limit shows how long to wait', () => {
  const failure = new Failure('limited', 'reportThing', 429, {
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests.',
    retryAfter: 240,
  });
  expect(serverMessageOr(failure, OURS)).toBe('Too many attempts. Try again in 4 minutes.');
});
