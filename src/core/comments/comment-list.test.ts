import { describe, expect, it } from 'vitest';
import type { Comment } from '../feed/post';
import { aPost } from '../feed/testing';
import { firstComments, isByAuthor, repliesLeft, withComments, withReplies } from './comment-list';
import { aComment } from './testing';

const page = (items: readonly Comment[], nextCursor?: string) => ({ items, nextCursor });
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id);

describe('the talk below a post', () => {
  it('[R-591][R-520] grows page by page, each comment once and in its first place', () => {
    const first = firstComments(page([aComment({ id: 'a' }), aComment({ id: 'b' })], 'next'));
    const grown = withComments(first, page([aComment({ id: 'a' }), aComment({ id: 'c' })]));
    expect([ids(grown.comments), grown.nextCursor]).toEqual([['a', 'b', 'c'], undefined]);
  });

  it('[R-595] grows below one comment, each reply once, and knows how many are to come', () => {
    const asked = aComment({
      id: 'a',
      replies: [aComment({ id: 'x' })],
      repliesCount: 4,
      repliesCursor: 'next',
    });
    const list = firstComments(page([asked, aComment({ id: 'b' })]));
    expect(repliesLeft(asked)).toBe(3);
    const more = withReplies(list, 'a', page([aComment({ id: 'x' }), aComment({ id: 'y' })], 'after'));
    expect(ids(more.comments[0]?.replies ?? [])).toEqual(['x', 'y']);
    expect(more.comments.map(repliesLeft)).toEqual([2, 0]);
  });

  it('says there is at least one more where the count is older than the replies', () => {
    expect(repliesLeft(aComment({ repliesCount: 0, repliesCursor: 'next' }))).toBe(1);
  });

  it('[R-010] marks the author only under the face they asked under', () => {
    const post = aPost();
    expect(isByAuthor(aComment({ author: post.author }), post)).toBe(true);
    const other = { ...post.author, profile: 'ANONYMOUS' as const };
    expect(isByAuthor(aComment({ author: other }), post)).toBe(false);
  });
});
