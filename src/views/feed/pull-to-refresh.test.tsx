import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHome, pageOf } from '../../../tests/support/home-page';
import { aPost } from '../../core/feed/testing';
import { feedText } from '../../core/feed/text';

afterEach(cleanup);

async function visit() {
  const requests: string[] = [];
  const listFeed = async () => {
    requests.push('page');
    return pageOf([aPost({ id: `post${requests.length}`, title: `Post ${requests.length}` })]);
  };
  await openHome({ listFeed });
  const post = await screen.findByText('Post 1');
  const move = (distance: number) => fireEvent.touchMove(post, { touches: [{ clientY: 100 + distance }] });
  // The first touch loads the pull handler, which then continues from that position.
  fireEvent.touchStart(post, { touches: [{ clientY: 100 }] });
  await waitFor(() => {
    move(60);
    expect(screen.getByText(feedText.list.refresh)).toBeInTheDocument();
  });
  return { asked: requests, post, move, letGo: () => fireEvent.touchEnd(post, { touches: [] }) };
}

it('pulling the page far enough loads the newest posts and shows what releasing will do', async () => {
  const { move, letGo } = await visit();
  move(140);
  expect(screen.getByText(feedText.list.release)).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('Post 2')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(feedText.list.refreshing)).toBeNull());
});

it('pulling the page and releasing early changes nothing', async () => {
  const { asked: requests, letGo } = await visit();
  letGo();
  expect(screen.queryByText(feedText.list.refresh)).toBeNull();
  expect(requests).toHaveLength(1);
});

it('a touch on a menu over the page does not pull the page', async () => {
  const { asked: requests, post, letGo } = await visit();
  letGo();
  const menu = document.createElement('div');
  menu.setAttribute('popover', 'auto');
  post.append(menu);
  fireEvent.touchStart(menu, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(menu, { touches: [{ clientY: 240 }] });
  expect(screen.queryByText(feedText.list.release)).toBeNull();
  letGo();
  expect(requests).toHaveLength(1);
});

it('pull to refresh disables the native gesture from the first touch until the page is left', async () => {
  const { post } = await visit();
  expect(post.closest('html')).toHaveAttribute('data-pull');
  cleanup();
  expect(document.documentElement).not.toHaveAttribute('data-pull');
});
