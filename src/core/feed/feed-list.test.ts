import { describe, expect, it } from 'vitest';
import { firstPage, isCached, loadsAutomatically, withPage } from './feed-list';
import { isFresh } from './news';
import { aPost } from './testing';

const page = (ids: string, nextCursor: string | undefined = 'next') => ({
  items: [...ids].map((id) => aPost({ id })),
  nextCursor,
});
const ids = (list: { posts: readonly { id: string }[] }) => list.posts.map(({ id }) => id).join('');

describe('the feed list', () => {
  it('[R-520] the feed list shows a post once, at its first position', () => {
    const list = withPage(withPage(firstPage(page('abca'), 0), page('cbd')), page('ae'));
    expect(ids(list)).toBe('abcde');
  });

  it('the feed list loads three pages automatically and then waits for a request', () => {
    let list = firstPage(page('a'), 0);
    const requests: boolean[] = [];
    for (const id of 'bcde') {
      requests.push(loadsAutomatically(list));
      list = withPage(list, page(id));
    }
    expect(requests).toEqual([true, true, true, false]);
    expect(loadsAutomatically(firstPage({ items: [], nextCursor: undefined }, 0))).toBe(false);
  });

  it('the feed list stays fresh for five minutes and restores its state within half an hour', () => {
    const list = firstPage(page('a'), 1000);
    expect([isFresh(list, 300_999), isFresh(list, 301_000)]).toEqual([true, false]);
    expect([isCached(list, 1_800_999), isCached(list, 1_801_000)]).toEqual([true, false]);
  });
});
