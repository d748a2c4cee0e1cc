import { describe, expect, it } from 'vitest';
import { aPost } from '../feed/testing';
import {
  firstComments,
  isByAuthor,
  repliesLeft,
  withComment,
  withComments,
  withoutComment,
  withReplies,
} from './comment-list';
import { aComment } from './comments-testing';
import type { Comment } from './post';
import { pressReaction } from './react';

const page = (items: readonly Comment[], nextCursor?: string) => ({ items, nextCursor });
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => id);

describe('the comment list', () => {
  it('[R-591][R-520] the comment list grows page by page and shows each comment once, at its first position', () => {
    const first = firstComments(page([aComment({ id: 'a' }), aComment({ id: 'b' })], 'next'));
    const grown = withComments(first, page([aComment({ id: 'a' }), aComment({ id: 'c' })]));
    expect([ids(grown.comments), grown.nextCursor]).toEqual([['a', 'b', 'c'], undefined]);
  });

  it('[R-595] replies grow page by page, each shown once, with the number still to load', () => {
    const comment = aComment({
      id: 'a',
      replies: [aComment({ id: 'x' })],
      repliesCount: 4,
      repliesCursor: 'next',
    });
    const list = firstComments(page([comment, aComment({ id: 'b' })]));
    expect(repliesLeft(comment)).toBe(3);
    const more = withReplies(list, 'a', page([aComment({ id: 'x' }), aComment({ id: 'y' })], 'after'));
    expect(ids(more.comments[0]?.replies ?? [])).toEqual(['x', 'y']);
    expect(more.comments.map(repliesLeft)).toEqual([2, 0]);
  });

  it('replies announce at least one more when the count is older than the replies', () => {
    expect(repliesLeft(aComment({ repliesCount: 0, repliesCursor: 'next' }))).toBe(1);
  });

  it('[R-010] comments carry the author mark only under the alias that wrote the post', () => {
    const post = aPost();
    expect(isByAuthor(aComment({ author: post.author }), post)).toBe(true);
    const other = { ...post.author, profile: 'ANONYMOUS' as const };
    expect(isByAuthor(aComment({ author: other }), post)).toBe(false);
  });
});

describe('the comment list after changes by the user', () => {
  const list = firstComments(
    page([aComment({ id: 'a', replies: [aComment({ id: 'x', parentId: 'a' })], repliesCount: 1 })], 'next'),
  );

  it('[R-592][R-593] a new comment appears first, and a new reply last below its comment', () => {
    const grown = withComment(withComment(list, aComment({ id: 'b' })), aComment({ id: 'y', parentId: 'a' }));
    expect([ids(grown.comments), ids(grown.comments[1]?.replies ?? []), grown.nextCursor]).toEqual([
      ['b', 'a'],
      ['x', 'y'],
      'next',
    ]);
    expect(grown.comments[1]?.repliesCount).toBe(2);
  });

  it('[R-570] a deleted comment leaves a placeholder only if it has replies', () => {
    const [place] = withoutComment(list, 'a').comments;
    expect([place?.status, place?.text, place?.author.name]).toEqual(['DELETED', '', '']);
    const rest = withoutComment(withComment(list, aComment({ id: 'b' })), 'b');
    expect(ids(rest.comments)).toEqual(['a']);
    expect(withoutComment(list, 'x').comments[0]).toMatchObject({ replies: [], repliesCount: 0 });
  });

  it('[R-289] a reaction counts once, can be changed and can be withdrawn', () => {
    const none = { like: 0, insightful: 2, support: 0, funny: 0, mine: undefined };
    const liked = pressReaction(none, 'like');
    expect(liked).toMatchObject({ like: 1, insightful: 2, mine: 'like' });
    expect(pressReaction(liked, 'insightful')).toMatchObject({ like: 0, insightful: 3, mine: 'insightful' });
    expect(pressReaction(liked, 'like')).toEqual(none);
  });
});
