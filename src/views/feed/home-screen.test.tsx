import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openHome, pageOf } from '../../../tests/support/home-page';
import { emptyFeedText } from '../../core/feed/empty-text';
import { postMenuText } from '../../core/feed/post-menu-text';
import { railText } from '../../core/feed/rail-text';
import { aPost } from '../../core/feed/testing';
import { feedText } from '../../core/feed/text';
import { type Tally, type Vote, withStance } from '../../core/posts/vote';
import { Failure } from '../../core/shared/failure';
import { messagesText } from '../../core/shell/messages-text';

afterEach(cleanup);

const reader = { isReader: true, isWriter: false };
const titlesShown = () =>
  screen
    .queryAllByRole('article')
    .map((article) => article.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.getElementById(id)?.textContent)
    .join(', ');
const upvote = () => screen.findByRole('button', { name: /^Upvote/ });

describe('home for a visitor', () => {
  it('[R-001][R-019][R-561] home lets a visitor read without login and invites them to join', async () => {
    await openHome();
    expect(await screen.findByRole('heading', { name: 'Three offers, 60-day notice' })).toBeVisible();
    // The rail loads in a separate chunk.
    expect(await screen.findByText(railText.join.text)).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: feedText.identity.label })).toBeNull();
  });

  it('[R-563] home asks a visitor who votes to log in, and the count does not change', async () => {
    const { loginPrompts } = await openHome();
    await userEvent.click(await upvote());
    expect(loginPrompts.current?.loginPrompt).toBe('login');
    expect(await upvote()).toHaveAccessibleName('Upvote, 486 so far');
  });

  it('[R-564] home asks a visitor who starts writing to log in', async () => {
    const { loginPrompts } = await openHome();
    await userEvent.click(await screen.findByRole('button', { name: feedText.composer.prompt }));
    expect(loginPrompts.current?.loginPrompt).toBe('login');
  });

  it('home explains the Following feed to a visitor and links to other feeds', async () => {
    const { loginPrompts } = await openHome({ at: '/?feed=following', listFeed: async () => pageOf([]) });
    expect(await screen.findByText(emptyFeedText.visitorTitle)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: emptyFeedText.login }));
    expect(loginPrompts.current?.loginPrompt).toBe('login');
  });
});

describe('home for a reader', () => {
  const voting = () => {
    let tally: Tally = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', up: 486, down: 12, mine: 'NONE' };
    return async (vote: Vote) => {
      tally = withStance(tally, vote.stance);
      return tally;
    };
  };

  it('[R-603] home lets a reader vote up, withdraw the vote and vote down by keyboard', async () => {
    await openHome({ profile: reader, castVote: voting() });
    const up = await upvote();
    up.focus();
    await userEvent.keyboard('{Enter}');
    expect(up).toHaveAttribute('aria-pressed', 'true');
    expect(up).toHaveTextContent('487');
    await userEvent.keyboard(' ');
    expect(up).toHaveAttribute('aria-pressed', 'false');
    expect(up).toHaveTextContent('486');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('home reverts the vote with a message when the connection is lost', async () => {
    const castVote = async () => {
      throw new Failure('offline', 'castVote', 0);
    };
    const { toasts } = await openHome({ profile: reader, castVote });
    await userEvent.click(await upvote());
    expect(await upvote()).toHaveTextContent('486');
    expect(toasts.toasts[0]?.text1).toBe(feedText.vote.offline);
  });

  it('[R-576] home does not let a member vote on their own post', async () => {
    await openHome({ profile: reader, listFeed: async () => pageOf([aPost({ mine: true })]) });
    expect(await upvote()).toBeDisabled();
    expect(await upvote()).toHaveAttribute('title', feedText.vote.own);
  });

  it('[R-566] home shows the alias for new posts and lets the member change it', async () => {
    await openHome({ profile: reader });
    expect(await screen.findByText('QuietMonsoon')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Designation' }));
    expect(await screen.findByText('BackendAsha')).toBeVisible();
  });

  it('[R-564] home shows writer onboarding to a reader who starts writing, and the composer to a writer', async () => {
    const { loginPrompts } = await openHome({ profile: reader });
    await userEvent.click(await screen.findByRole('button', { name: 'Poll' }));
    expect(loginPrompts.current?.loginPrompt).toBe('writer');
    cleanup();
    const { shell } = await openHome({ profile: { ...reader, isWriter: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Poll' }));
    expect(shell.overlay).toBe('post');
  });
});

describe('the home feed', () => {
  it('[R-597] the home feed consists of articles with their positions, titles and authors', async () => {
    await openHome({ listFeed: async () => pageOf([aPost(), aPost({ id: 'second', title: 'Another' })]) });
    const feed = await screen.findByRole('feed', { name: feedText.list.label });
    const articles = within(feed).getAllByRole('article');
    expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2']);
    expect(articles[1]).toHaveAccessibleName('Another');
    expect(articles[0]).toHaveTextContent('LalbaghWalker, data engineer at Nimbus Retail');
    expect(articles[0]).toHaveTextContent('3h');
  });

  it('the home feed changes its order by links, so that the back button works', async () => {
    const requests: string[] = [];
    const { router } = await openHome({
      listFeed: async ({ sort }) => {
        requests.push(sort);
        return pageOf([aPost({ id: sort, title: `A ${sort} post` })]);
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Latest' }));
    expect(await screen.findByText('A LATEST post')).toBeVisible();
    expect(router.state.location.search).toBe('?feed=latest');
    await router.navigate(-1);
    expect(await screen.findByText('A POPULAR post')).toBeVisible();
    expect(requests).toEqual(['POPULAR', 'LATEST']);
  });

  it('the home feed shows the first posts of another list before the rest, and all at once when going back', async () => {
    const titles = ['A', 'B', 'C', 'D'];
    const listFeed = async ({ sort }: { sort: string }) =>
      pageOf(titles.map((title) => aPost({ id: title + sort, title: `${title} ${sort} post` })));
    const { router } = await openHome({ listFeed });
    const shown: string[] = [];
    const watcher = new MutationObserver(() => shown.push(titlesShown()));
    watcher.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(await screen.findByRole('link', { name: 'Latest' }));
    expect(await screen.findByText('D LATEST post')).toBeVisible();
    expect(shown).toContain('A LATEST post, B LATEST post');
    await router.navigate(-1);
    expect(await screen.findByText('D POPULAR post')).toBeVisible();
    watcher.disconnect();
    expect(shown).not.toContain('A POPULAR post, B POPULAR post');
  });

  it('the home feed loads more posts in place, by a link that also works without scripts', async () => {
    const listFeed = async ({ cursor }: { cursor?: string | undefined }) =>
      cursor ? pageOf([aPost({ id: 'more', title: 'One more' })]) : pageOf([aPost()], 'next');
    await openHome({ listFeed });
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/?after=next');
    await userEvent.click(more);
    expect(await screen.findByText('One more')).toBeVisible();
    expect(screen.getByText(feedText.list.end)).toBeVisible();
  });

  it('the home feed offers a retry when more posts cannot be loaded', async () => {
    let broken = true;
    await openHome({
      listFeed: async ({ cursor }) => {
        if (cursor && broken) throw new Failure('unavailable', 'listFeed', 503);
        return cursor ? pageOf([aPost({ id: 'more', title: 'One more' })]) : pageOf([aPost()], 'next');
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(feedText.list.moreFailed);
    broken = false;
    await userEvent.click(screen.getByRole('link', { name: feedText.list.retry }));
    expect(await screen.findByText('One more')).toBeVisible();
  });

  it('the home feed shows a page failure without a list, and an inline failure with another list', async () => {
    const listFeed = async ({ sort }: { sort: string }) => {
      if (sort === 'LATEST') throw new Failure('unavailable', 'listFeed', 503);
      return pageOf([aPost()]);
    };
    await openHome({ at: '/?feed=latest', listFeed });
    expect(await screen.findByRole('alert')).toHaveTextContent(messagesText.errors.unavailable);
    expect(screen.queryByRole('link', { name: 'Latest' })).toBeNull();
    cleanup();
    await openHome({ listFeed });
    await userEvent.click(await screen.findByRole('link', { name: 'Latest' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(messagesText.errors.unavailable);
    expect(screen.getByRole('link', { name: 'Latest', current: 'page' })).toBeVisible();
  });

  it('the home feed switches to the compact density and remembers it', async () => {
    const { cookies } = await openHome();
    await userEvent.click(await screen.findByRole('radio', { name: 'Compact' }));
    expect(cookies.get('density')).toBe('compact');
    expect(screen.getByRole('article')).toHaveAttribute('data-density', 'compact');
  });

  it('[R-569] the home feed shares a post', async () => {
    const { toasts, copied } = await openHome();
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(copied).toEqual(['/p/Kq3vN8xWm2Zt7Rf1']);
    expect(toasts.toasts[0]?.text1).toBe('Link copied to clipboard!');
  });

  it('[R-632] the home feed explains why a post is shown', async () => {
    await openHome({ listFeed: async () => pageOf([aPost({ reason: 'FOLLOWED' })]) });
    await userEvent.click(await screen.findByRole('button', { name: feedText.post.more }));
    const why = { name: postMenuText.why, hidden: true };
    await userEvent.click(await screen.findByRole('menuitem', why));
    expect(await screen.findByText(postMenuText.reason.FOLLOWED)).toBeInTheDocument();
  });

  it('the home feed has no accessibility violations (axe)', async () => {
    await openHome({
      profile: reader,
      talkedAbout: [
        {
          urlName: 'orbitly',
          name: 'Orbitly',
          logoUrl: '/l.jpg',
          rating: 3.4,
          topic: 'Hybrid',
          postId: 'Ta1orbitlyHybrid',
        },
      ],
    });
    await screen.findByRole('feed');
    await screen.findByText('Orbitly');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
