import { expect, it } from 'vitest';
import { withVersion } from './bare-paths';

it.each([
  ['/feed-services/poll/vote', '/feed-services/v1/poll/vote'],
  [
    '/feed-services/poll/fetch/vote?postId=Pw6hB1yKs9Xd4Gn8',
    '/feed-services/v1/poll/fetch/vote?postId=Pw6hB1yKs9Xd4Gn8',
  ],
  ['/feed-services/v1/poll/vote', '/feed-services/v1/poll/vote'],
  ['/feed-services/poll/voters', '/feed-services/poll/voters'],
  ['/feed-services/poll/config', '/feed-services/poll/config'],
  ['/p/x?back=/feed-services/poll/vote', '/p/x?back=/feed-services/poll/vote'],
])('%s is routed to %s', (request, resolved) => {
  expect(withVersion(request)).toBe(resolved);
});
