import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { requestCookies } from '../../adapters/rendering/server-environment';
import { resolverOf } from '../../app/container';
import { FeedPort } from '../../core/feed/feed-port';
import { aPost } from '../../core/feed/testing';
import { feedText } from '../../core/feed/text';
import { CommentsPort } from '../../core/posts/comments-port';
import { aComment } from '../../core/posts/comments-testing';
import type { Comment, Post } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import { handle } from './post-screen';

interface Options {
  readonly post: Partial<Post> | Failure;
  readonly comments?: readonly Comment[];
  readonly replies?: readonly Comment[];
}

/** The page of a post, as a visitor sees it. */
async function show({ post, comments = [aComment()], replies = [] }: Options) {
  const feed = fakePort(FeedPort, {
    readPost: async () => {
      if (post instanceof Failure) throw post;
      return aPost(post);
    },
    listComments: async () => ({ items: comments, nextCursor: undefined }),
    listTalkedAbout: async () => [],
  });
  const talk = fakePort(CommentsPort, {
    listReplies: async () => ({ items: replies, nextCursor: undefined }),
  });
  const postId = 'Kq3vN8xWm2Zt7Rf1';
  const { container } = await renderScreen(`/p/${postId}`, {
    environment: { cookies: requestCookies('') },
    ports: [feed, talk],
  });
  const place = { id: 'post', params: { postId }, pathname: `/p/${postId}`, search: '' } as const;
  return { head: () => handle.head(resolverOf(container), place) };
}

describe('the page of a post', () => {
  it('the actions of a comment have text labels, not only icons', async () => {
    await show({ post: {} });
    expect(await screen.findByText('React')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Report this comment' })).toHaveTextContent(/^Report$/);
  });

  it('[R-101][R-284] the page of a post shows the full text, its community and its comments', async () => {
    const text = `${'A long story. '.repeat(60)}The end.`;
    const { head } = await show({ post: { text } });
    expect(screen.getByText(/The end\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Salary talk/ })).toHaveAttribute(
      'href',
      '/communities/salary-talk',
    );
    expect(screen.getByRole('region', { name: '129 comments' })).toHaveTextContent('Take the cash.');
    expect(head()).toMatchObject({ canonical: '/p/Kq3vN8xWm2Zt7Rf1', hidden: false });
  });

  it.each([
    ['', feedText.description],
    ['Take the cash.', `Take the cash. ${feedText.description}`],
  ])(
    'the page of a post with the text “%s” has a description for search engines',
    async (text, description) => {
      const { head } = await show({ post: { text } });
      expect(head()).toMatchObject({ description });
    },
  );

  it('[R-272] the page of a post shows uncropped pictures, each linked to its file', async () => {
    const picture = { type: 'IMAGE', width: 700, height: 2000 } as const;
    const media = ['a', 'b'].map((key) => ({
      ...picture,
      fileKey: key,
      url: `/media/${key}.webp`,
      alt: `Picture ${key}`,
    }));
    await show({ post: { kind: 'IMAGE', media } });
    const links = screen.getAllByRole('link', { name: /Open photo \d in a new tab/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/a.webp', '/media/b.webp']);
    const [first, ...more] = screen.getAllByRole('img', { name: /^Picture/ });
    expect(more).toHaveLength(1);
    // A tall picture is displayed higher than the screen is wide, and must be just as sharp.
    expect(first).toHaveAttribute('sizes', expect.stringContaining('286vw'));
  });

  it('[R-278][R-280][R-283] the page of a flagged post informs its author and is hidden from search engines', async () => {
    const { head } = await show({ post: { status: 'FLAGGED', mine: true } });
    expect(screen.getByRole('note')).toHaveTextContent('This post is under review');
    expect(head().hidden).toBe(true);
  });

  it.each(['TEXT', 'QUESTION'] as const)(
    'the page of a flagged %s does not ask for comments',
    async (kind) => {
      await show({ post: { kind, status: 'FLAGGED', mine: true, comments: 0 }, comments: [] });
      expect(screen.getByText('No comments yet')).toBeInTheDocument();
      expect(screen.queryByText(/Be the first|will show up here/)).toBeNull();
    },
  );

  it('[R-278][R-283] the page of a flagged post reports the review to others, returns 404 and shows no content', async () => {
    const failure = new Failure('notFound', 'readPost', 404, { code: 'POST_UNDER_REVIEW' });
    const { head } = await show({ post: failure });
    expect(screen.getByText('It will be back if a moderator approves it.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
    expect(head()).toMatchObject({ status: 404, hidden: true, title: 'This post is under review' });
  });

  it('[R-282][R-283] the page of a deleted post says so, returns 410, and shows its comments without votes', async () => {
    const gone = new Failure('notFound', 'readPost', 410, { code: 'POST_DELETED' });
    const { head } = await show({ post: gone });
    expect(screen.getByText('This post was deleted by its author')).toBeInTheDocument();
    const talk = screen.getByRole('region', { name: 'Comments' });
    expect(talk).toHaveTextContent('Take the cash.');
    expect(within(talk).queryByRole('button', { name: /^Upvote/ })).toBeNull();
    expect(head()).toMatchObject({ status: 410, hidden: true });
  });

  it('[R-595] the page of a post loads more replies and marks those of the author', async () => {
    const reply = aComment({ id: 'r2', text: 'Asking tomorrow.', author: aPost().author });
    const first = aComment({ id: 'r1', text: 'The first reply.' });
    const comment = aComment({ replies: [first], repliesCount: 2, repliesCursor: 'next' });
    await show({ post: {}, comments: [comment], replies: [reply] });
    await userEvent.click(screen.getByRole('button', { name: '1 more reply' }));
    const htmlElement = screen.getByText('Asking tomorrow.').closest('article');
    expect(htmlElement).toHaveTextContent('Author');
    expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
  });

  it('the page of a question without answers says so', async () => {
    await show({ post: { kind: 'QUESTION', comments: 0 }, comments: [] });
    expect(screen.getByText('Be the first to answer')).toBeInTheDocument();
  });
});
