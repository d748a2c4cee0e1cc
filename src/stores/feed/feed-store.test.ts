import { describe, expect, it } from 'vitest';
import type { FeedPort } from '../../core/feed/feed-port';
import { aPost } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import type { Session } from '../../core/login/session';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { VotingStore } from '../posts/voting-store';
import { FeedStore } from './feed-store';

type RecordedRequest = Parameters<FeedPort['listFeed']>[0];
const home = { sort: 'POPULAR', after: undefined } as const;
const latest = { sort: 'LATEST', after: undefined } as const;

function visit() {
  const requests: RecordedRequest[] = [];
  let fail: Failure | undefined;
  let session: Session = { profile: undefined };
  let time = 0;
  let slow: Promise<void> | undefined;
  const startedFor: string[] = [];
  const feed = {
    listFeed: async (input: RecordedRequest) => {
      requests.push(input);
      if (fail) throw fail;
      if (input.cursor) await slow;
      const page = input.cursor ?? `${input.sort[0]}`;
      return { items: [aPost({ id: `${page}1` }), aPost({ id: `${page}2` })], nextCursor: `${page}x` };
    },
  } as unknown as FeedPort;
  const current = {
    get session() {
      return session;
    },
  };
  const voting = {
    reading: (request: Promise<unknown>) => request,
    startFor: (reader: string) => startedFor.push(reader),
  } as unknown as VotingStore;
  const store = new FeedStore(feed, current, { now: () => time }, voting);
  return {
    store,
    asked: requests,
    startedFor,
    ids: () => loaded(store.list)?.posts.map(({ id }) => id),
    failWith: (kind: Failure['kind'] | undefined) => {
      fail = kind && new Failure(kind, 'listFeed', 503);
    },
    signIn: (userName: string) => {
      session = { profile: { userName } as Profile };
    },
    holdMore: () => {
      let release = () => {};
      slow = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('the home feed', () => {
  it('[R-597] the home feed loads the public feed for a visitor and the personalized feed for a member', async () => {
    const { store, asked: requests, signIn } = visit();
    await store.open(home);
    signIn('QuietMonsoon');
    await store.open(latest);
    expect(requests).toEqual([
      { type: 'GENERIC', sort: 'POPULAR', cursor: undefined },
      { type: 'PERSONALIZED', sort: 'LATEST', cursor: undefined },
    ]);
  });

  it('the home feed restores a list on an early return and reloads it later', async () => {
    const { store, asked: requests, ids, later } = visit();
    await store.open(home);
    await store.loadMore();
    await store.open(latest);
    await store.open(home);
    expect(ids()).toEqual(['P1', 'P2', 'Px1', 'Px2']);
    expect(requests).toHaveLength(3);
    later(20 * 60_000);
    await store.open(home);
    expect(ids()).toEqual(['P1', 'P2', 'Px1', 'Px2']);
    expect(requests).toHaveLength(3);
    later(31 * 60_000);
    await store.open(home);
    expect(ids()).toEqual(['P1', 'P2']);
  });

  it('the home feed adds one page at a time and remains usable when one fails', async () => {
    const { store, asked: requests, ids, failWith } = visit();
    await store.open(home);
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect(requests.map(({ cursor }) => cursor)).toEqual([undefined, 'Px']);
    failWith('unavailable');
    await store.loadMore();
    expect([store.more, ids()?.length]).toMatchObject([{ kind: 'unavailable' }, 4]);
    failWith(undefined);
    await store.loadMore();
    expect([store.more, ids()?.length]).toEqual(['IDLE', 6]);
  });

  it('the home feed keeps the shown list when a reload fails', async () => {
    const { store, ids, failWith } = visit();
    await store.open(home);
    failWith('offline');
    await store.refresh();
    expect([store.list.state, ids()]).toEqual(['FAILURE', ['P1', 'P2']]);
    expect(store.failure).toBeUndefined();
  });

  it('the home feed shows a page failure only when there is nothing to show', async () => {
    const { store, failWith } = visit();
    failWith('unavailable');
    await store.open(home);
    expect(store.failure?.kind).toBe('unavailable');
    failWith(undefined);
    await store.refresh();
    failWith('unavailable');
    await store.open(latest);
    expect([store.list.state, store.failure]).toEqual(['FAILURE', undefined]);
  });

  it('the home feed does not show the feed or the votes of one member to the next', async () => {
    const { store, asked: requests, startedFor, signIn } = visit();
    signIn('QuietMonsoon');
    await store.open(home);
    signIn('DeccanQueen');
    await store.open(home);
    expect(requests).toHaveLength(2);
    expect(startedFor).toEqual(['QuietMonsoon', 'DeccanQueen']);
  });

  it('the home feed ignores a page that arrives after the list was reloaded', async () => {
    const { store, ids, holdMore } = visit();
    await store.open(home);
    const release = holdMore();
    const more = store.loadMore();
    await store.refresh();
    release();
    await more;
    expect(ids()).toEqual(['P1', 'P2']);
    expect(store.more).toBe('IDLE');
  });
});
