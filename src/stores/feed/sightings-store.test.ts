import { describe, expect, it } from 'vitest';
import { memberStorage } from '../../core/composer/drafts-testing';
import { UnreportedViews } from '../../core/feed/seen-posts';
import type { PostActionsPort } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import { SightingsStore } from './sightings-store';

const post = (position: number) => `post-number-${position}`;

/** A reader, and a clock under the test's control. */
function reading(saved = new Map<string, string>(), userName = 'asha') {
  const reported: (readonly string[])[] = [];
  const counted: (readonly [string, number | undefined])[] = [];
  const line = { cut: false };
  const waiting: { at: number; every: number | undefined; run: () => void }[] = [];
  let now = 0;
  const plan = (in_: number, every: number | undefined, run: () => void) => {
    const item = { at: now + in_, every, run };
    waiting.push(item);
    return () => void waiting.splice(waiting.indexOf(item) >>> 0, 1);
  };
  const timers = {
    after: (ms: number, run: () => void) => plan(ms, undefined, run),
    every: (ms: number, run: () => void) => plan(ms, ms, run),
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = waiting.filter(({ at: position }) => position <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      if (next.every === undefined) waiting.splice(waiting.indexOf(next), 1);
      else next.at += next.every;
      next.run();
      await new Promise((done) => setImmediate(done));
    }
    now = until;
  };
  const posts = {
    recordPostViews: async ({ postIds }: { readonly postIds: readonly string[] }) => {
      if (line.cut) throw new Failure('offline', 'recordPostViews', 0);
      reported.push(postIds);
    },
  } as unknown as PostActionsPort;
  const analytics = {
    recordEvents: async ({ events }: Parameters<AnalyticsPort['recordEvents']>[0]) =>
      void counted.push(...events.map(({ pageName, count }) => [pageName, count] as const)),
  } as unknown as AnalyticsPort;
  const storage = {
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
  const unreported = new UnreportedViews(memberStorage(userName || undefined, storage));
  const store = new SightingsStore(posts, analytics, unreported, timers);
  store.begin();
  store.enter('HomeScreen');
  return { store, reported, counted, saved, connection: line, pass };
}

describe('[R-489][R-821] a visible post', () => {
  it('a visible post counts as seen after half a second, not before', async () => {
    const { store, reported, pass } = reading();
    store.appear(post(1));
    await pass(499);
    store.disappear(post(1));
    store.appear(post(2));
    await pass(500);
    await store.sendViews();
    expect(reported).toEqual([[post(2)]]);
  });

  it('[R-520] a visible post counts as seen once, however often it appears', async () => {
    const { store, reported, pass } = reading();
    for (let position = 0; position < 3; position++) {
      store.appear(post(1));
      await pass(600);
      store.disappear(post(1));
    }
    await pass(20_000);
    expect(reported).toEqual([[post(1)]]);
  });
});

describe('[R-607][R-822] reports of seen posts', () => {
  it('[R-705] seen posts are reported together every ten seconds, with the number of impressions', async () => {
    const { store, reported, counted, pass } = reading();
    for (const position of [1, 2, 3]) store.appear(post(position));
    await pass(9_000);
    expect(reported).toEqual([]);
    await pass(1_000);
    expect([reported, counted]).toEqual([[[post(1), post(2), post(3)]], [['HomeScreen', 3]]]);
    await pass(30_000);
    expect(reported).toHaveLength(1);
  });

  it('[R-705] impressions count for the page they were made on, even after the user has left it', async () => {
    const { store, counted, pass } = reading();
    for (const position of [1, 2]) store.appear(post(position));
    await pass(600);
    store.enter('CommunityListing');
    store.appear(post(3));
    await pass(10_000);
    expect(counted).toEqual([
      ['HomeScreen', 2],
      ['CommunityListing', 1],
    ]);
  });

  it('seen posts are stored while offline, survive a reload, and are reported once', async () => {
    const before = reading();
    before.connection.cut = true;
    before.store.appear(post(1));
    await before.pass(30_000);
    expect(before.reported).toEqual([]);
    const after = reading(before.saved);
    await after.pass(10_000);
    expect([after.reported, after.saved.size]).toEqual([[[post(1)]], 0]);
    await after.pass(30_000);
    expect(after.reported).toHaveLength(1);
  });

  it('seen posts are never reported by the next member on the device', async () => {
    const before = reading();
    before.connection.cut = true;
    before.store.appear(post(1));
    await before.pass(5_000);
    const next = reading(before.saved, 'imran');
    await next.pass(30_000);
    expect(next.reported).toEqual([]);
  });

  it('seen posts of a visitor are not reported', async () => {
    const { store, reported, saved, pass } = reading(new Map(), '');
    store.appear(post(1));
    await pass(30_000);
    expect([reported, saved.size]).toEqual([[], 0]);
  });
});
