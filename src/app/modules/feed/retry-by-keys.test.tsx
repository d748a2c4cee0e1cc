import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';
import { problem } from '../../../adapters/http/testing';
import { feedText } from '../../../core/feed/text';
import { FeedStore } from '../../../stores/feed/feed-store';

beforeAll(async () => {
  await import('../../../views/feed/home-screen');
}, 30_000);

/** Fails for the given requests, counted from 1. */
const failingFor = (...failing: readonly number[]) => {
  let count = 0;
  return async ({ example }: FakeCall) => {
    count += 1;
    return failing.includes(count) ? problem(500, 'BROKEN') : example;
  };
};

const retry = async () => {
  (await screen.findByRole('button', { name: feedText.failed.retry })).focus();
  await userEvent.keyboard('{Enter}');
};

it('retrying a feed that did not load moves the focus to the page', async () => {
  const { router } = await showPage('/', { listFeed: failingFor(2) });
  await screen.findAllByRole('article');
  await router.navigate('/?feed=latest');
  await screen.findByText(feedText.failed.title);
  await retry();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('retrying a feed that could not be refreshed moves the focus to the page', async () => {
  const { resolve } = await showPage('/', { listFeed: failingFor(2) });
  await screen.findAllByRole('article');

  await resolve(FeedStore).refresh();
  await retry();
  await waitFor(() => expect(screen.queryByText(feedText.failed.stale)).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});
