import { expect, it } from 'vitest';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { Community } from '../../core/communities/community';
import type { FeedPort } from '../../core/feed/feed-port';
import { Failure } from '../../core/shared/failure';
import { CommunityPickStore } from './community-pick-store';

const bengaluru: Community = {
  kind: 'TOPIC',
  id: 43,
  name: 'Working in Bengaluru',
  slug: 'working-in-bengaluru',
  logoUrl: '/art/kolam/bengaluru.svg',
  category: 'Cities',
  followed: false,
  reach: { posts: 2310, followers: 61_200 },
};

/** A port whose lookups return the given results in order. */
function picks(...answers: readonly (() => Promise<readonly Community[]>)[]) {
  const left = [...answers];
  const port = { searchCommunities: () => left.shift()?.() } as unknown as CommunitiesPort;
  return new CommunityPickStore(port, {} as FeedPort);
}

const found = async () => [bengaluru];
const cut = () => Promise.reject(new Failure('unavailable', 'searchCommunities', 500));

it('a failed community lookup shows an error and no old options, and runs again for the same text', async () => {
  const store = picks(found, cut, found);
  await store.suggest('bengal');
  expect([store.options, store.failed]).toEqual([[bengaluru], false]);
  await store.suggest('bengalu');
  expect([store.options, store.failed]).toEqual([[], true]);
  await store.again();
  expect([store.options, store.failed]).toEqual([[bengaluru], false]);
});

it('without a network the communities offered before remain available', async () => {
  const failing = { now: false };
  const offline = () => Promise.reject(new Failure('offline', 'listCommunities', 0));
  const port = {
    listCommunities: () => (failing.now ? offline() : Promise.resolve([{ communities: [bengaluru] }])),
    searchCommunities: offline,
  } as unknown as CommunitiesPort;
  const store = new CommunityPickStore(port, {} as FeedPort);
  await store.suggest('');
  failing.now = true;
  await store.suggest('bengal');
  expect([store.options, store.failed]).toEqual([[bengaluru], false]);
  await store.suggest('nowhere');
  expect([store.options, store.failed]).toEqual([[], true]);
  await store.suggest('');
  expect([store.options, store.failed]).toEqual([[bengaluru], false]);
});

it.each([{ name: { text: 'Bengaluru' } }, { category: undefined }, { slug: 7 }, { logoUrl: 7 }])(
  '[R-055] a community with invalid fields is not offered: %j',
  async (part) => {
    const store = picks(async () => [{ ...bengaluru, ...part } as unknown as Community, bengaluru]);
    await store.suggest('bengal');
    expect([store.options, store.failed]).toEqual([[bengaluru], true]);
  },
);
