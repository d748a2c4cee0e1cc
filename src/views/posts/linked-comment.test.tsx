import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { FeedPort } from '../../core/feed/feed-port';
import { aPost } from '../../core/feed/testing';
import { CommentWritingPort } from '../../core/posts/comment-writing-port';
import { CommentsPort } from '../../core/posts/comments-port';
import { aComment } from '../../core/posts/comments-testing';
import { Failure } from '../../core/shared/failure';
import type { CommentId } from '../../core/shared/ids';

const idAt = (place: number) => `Comment${place}` as CommentId;
const REPLY = aComment({ id: 'Reply567' as CommentId, parentId: idAt(3), text: 'The linked reply' });
const SHORT = Array.from({ length: 5 }, (_, place) =>
  aComment({
    id: idAt(place),
    text: `Text ${place}`,
    ...(place === 3 && { repliesCount: 1, repliesCursor: 'r' }),
  }),
);
const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  // jsdom has no layout, so scrollIntoView does nothing there.
  Element.prototype.scrollIntoView = function show() {
    shown.push(this.id);
  };
});

const LONG = Array.from({ length: 40 }, (_, place) => aComment({ id: idAt(place), text: `Text ${place}` }));

/** A post with one comment on each page. */
const open = (named: string, comments = SHORT) => {
  const feed = fakePort(FeedPort, {
    readPost: async () => aPost(),
    listTalkedAbout: async () => [],
    listComments: async ({ cursor = '0' }) => {
      const next = Number(cursor) + 1;
      const nextCursor = next < comments.length ? String(next) : undefined;
      return { items: comments.slice(next - 1, next), nextCursor };
    },
  });
  const replies = fakePort(CommentsPort, {
    listReplies: async () => ({ items: [REPLY], nextCursor: undefined }),
  });
  const single = fakePort(CommentWritingPort, {
    readComment: async ({ id }) => {
      const comment = [...comments, REPLY].find((candidate) => candidate.id === id);
      if (!comment) throw new Failure('notFound', 'readComment', 404);
      return comment;
    },
  });
  return renderScreen(`/p/Kq3vN8xWm2Zt7Rf1#comment-${named}`, { ports: [feed, replies, single] });
};

it('a link to a comment on a later page shows that comment', async () => {
  await open(idAt(4));
  expect(await screen.findByText('Text 4')).toBeVisible();
  await waitFor(() => expect(shown).toContain(`comment-${idAt(4)}`));
});

it('a link to a reply that is not included shows that reply', async () => {
  await open(REPLY.id);
  expect(await screen.findByText('The linked reply')).toBeVisible();
  await waitFor(() => expect(shown).toContain(`comment-${REPLY.id}`));
});

it('a link to a removed comment leads to the comments and says so', async () => {
  await open('Removed12');
  expect(await screen.findByText('The linked comment is no longer here.')).toBeVisible();
  expect(shown).toContain('comments');
  expect(screen.queryByText('Text 4')).toBeNull();
});

it('a link into a discussion that is too long to load does not say that the comment is gone', async () => {
  await open(idAt(39), LONG);
  expect(await screen.findByText('Text 30')).toBeVisible();
  expect(screen.queryByText('Text 31')).toBeNull();
  expect(screen.queryByText('The linked comment is no longer here.')).toBeNull();
});
