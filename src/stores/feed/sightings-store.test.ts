import { describe, expect, it } from 'vitest';
import { memberStorage } from '../../core/composer/drafts-testing';
import { UntoldViews } from '../../core/feed/seen-posts';
import type { PostActionsPort } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import { SightingsStore } from './sightings-store';

const post = (at: number) => `post-number-${at}`;

/** A reader, and a clock under the test's control. */
function reading(kept = new Map<string, string>(), userName = 'asha') {
  const told: (readonly string[])[] = [];
  const counted: (readonly [string, number | undefined])[] = [];
  const line = { cut: false };
  const waiting: { at: number; every: number | undefined; run: () => void }[] = [];
  let now = 0;
  const plan = (in_: number, every: number | undefined, run: () => void) => {
    const one = { at: now + in_, every, run };
    waiting.push(one);
    return () => void waiting.splice(waiting.indexOf(one) >>> 0, 1);
  };
  const timers = {
    after: (ms: number, run: () => void) => plan(ms, undefined, run),
    every: (ms: number, run: () => void) => plan(ms, ms, run),
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
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
      told.push(postIds);
    },
  } as unknown as PostActionsPort;
  const analytics = {
    recordEvents: async ({ events }: Parameters<AnalyticsPort['recordEvents']>[0]) =>
      void counted.push(...events.map(({ pageName, count }) => [pageName, count] as const)),
  } as unknown as AnalyticsPort;
  const storage = {
    read: (key: string) => kept.get(key),
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  const untold = new UntoldViews(memberStorage(userName || undefined, storage));
  const store = new SightingsStore(posts, analytics, untold, timers);
  store.begin();
  store.enter('HomeScreen');
  return { store, told, counted, kept, line, pass };
}

describe('[R-489][R-821] a visible post', () => {
  it('a visible post counts as seen after half a second, not before', async () => {
    const { store, told, pass } = reading();
    store.appear(post(1));
    await pass(499);
    store.vanish(post(1));
    store.appear(post(2));
    await pass(500);
    await store.tell();
    expect(told).toEqual([[post(2)]]);
  });

  it('[R-520] a visible post counts as seen once, however often it appears', async () => {
    const { store, told, pass } = reading();
    for (let at = 0; at < 3; at++) {
      store.appear(post(1));
      await pass(600);
      store.vanish(post(1));
    }
    await pass(20_000);
    expect(told).toEqual([[post(1)]]);
  });
});

describe('[R-607][R-822] reports of seen posts', () => {
  it('[R-705] seen posts are reported together every ten seconds, with the number of impressions', async () => {
    const { store, told, counted, pass } = reading();
    for (const at of [1, 2, 3]) store.appear(post(at));
    await pass(9_000);
    expect(told).toEqual([]);
    await pass(1_000);
    expect([told, counted]).toEqual([[[post(1), post(2), post(3)]], [['HomeScreen', 3]]]);
    await pass(30_000);
    expect(told).toHaveLength(1);
  });

  it('[R-705] impressions count for the page they were made on, even after the user has left it', async () => {
    const { store, counted, pass } = reading();
    for (const at of [1, 2]) store.appear(post(at));
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
    before.line.cut = true;
    before.store.appear(post(1));
    await before.pass(30_000);
    expect(before.told).toEqual([]);
    const after = reading(before.kept);
    await after.pass(10_000);
    expect([after.told, after.kept.size]).toEqual([[[post(1)]], 0]);
    await after.pass(30_000);
    expect(after.told).toHaveLength(1);
  });

  it('seen posts are never reported by the next member on the device', async () => {
    const before = reading();
    before.line.cut = true;
    before.store.appear(post(1));
    await before.pass(5_000);
    const next = reading(before.kept, 'imran');
    await next.pass(30_000);
    expect(next.told).toEqual([]);
  });

  it('seen posts of a visitor are not reported', async () => {
    const { store, told, kept, pass } = reading(new Map(), '');
    store.appear(post(1));
    await pass(30_000);
    expect([told, kept.size]).toEqual([[], 0]);
  });
});
