import { expect, it } from 'vitest';
import { firstPage } from './feed-list';
import { newsIn, upToDate } from './news';
import { aPost } from './testing';

const page = (...ids: readonly string[]) => ({
  items: ids.map((id) => aPost({ id, comments: 7 })),
  nextCursor: undefined,
});

it('new posts are those the list does not have yet, and updating the list moves no post', () => {
  const list = firstPage({ items: [aPost({ id: 'a' }), aPost({ id: 'b' })], nextCursor: 'x' }, 0);
  const fresh = page('new', 'b', 'newer');
  expect(newsIn(list, fresh).map(({ id }) => id)).toEqual(['new', 'newer']);
  const after = upToDate(list, fresh);
  expect(after.posts.map(({ id, comments }) => [id, comments])).toEqual([
    ['a', 129],
    ['b', 7],
  ]);
  expect(after.nextCursor).toBe('x');
});
