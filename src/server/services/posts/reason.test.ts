import { expect, it } from 'vitest';
import { reasonFor } from './reason';

const post = { isFollowed: false, kind: 'TEXT', comments: 3, score: 12 };

it.each([
  ['a followed community comes first', { isFollowed: true, kind: 'QUESTION', score: 400 }, 'FOLLOWED'],
  ['an unanswered question', { kind: 'QUESTION', comments: 0 }, 'UNANSWERED'],
  ['a question', { kind: 'QUESTION' }, 'ASKED'],
  ['many votes', { score: 100 }, 'POPULAR'],
  ['anything else', {}, 'NEW'],
])('%s', (_, change, reason) => {
  expect(reasonFor({ ...post, ...change })).toBe(reason);
});
