import { expect, it } from 'vitest';
import type { CommentId, PostId } from './ids';

const readPost = (id: PostId): string => id;

it('the id of a comment is refused where a post is read, and an id from an address is accepted', () => {
  const comment: CommentId = 'c1';
  const fromAddress: string = 'p1';
  // @ts-expect-error a comment is no post
  expect(readPost(comment)).toBe('c1');
  expect(readPost(fromAddress)).toBe('p1');
});
