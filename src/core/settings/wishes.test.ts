import { expect, it } from 'vitest';
import { withChannel } from './wishes';

it('[R-644] changes one channel of one topic', () => {
  const jobs = { topic: 'jobs', email: true, push: false, message: false } as const;
  const votes = { topic: 'votes', email: true, push: false, message: false } as const;
  const changed = withChannel({ topics: [jobs, votes], analytics: true }, 'jobs', 'push', true);
  expect(changed).toEqual({ topics: [{ ...jobs, push: true }, votes], analytics: true });
});
