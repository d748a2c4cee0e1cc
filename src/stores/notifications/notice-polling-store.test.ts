import { describe, expect, it } from 'vitest';
import type { Notification } from '../../core/notifications/notification';
import type { Marked } from '../../core/notifications/notifications-port';
import { NoticePollingStore } from './notice-polling-store';
import { made, notice, turn } from './notices-testing';

describe('notification polling', () => {
  /** Tabs of one browser: the first one leads, and the next takes over. */
  function browser() {
    const queue: { run: () => () => void; stop?: () => void }[] = [];
    const listener = new Set<(items: readonly Notification[]) => void>();
    const marking = new Set<(marked: readonly Marked[]) => void>();
    const begin = () => {
      const [first] = queue;
      if (first && !first.stop) first.stop = first.run();
    };
    const tab = () => {
      let ours: ((marked: readonly Marked[]) => void) | undefined;
      let mine: ((items: readonly Notification[]) => void) | undefined;
      return {
        lead: (run: () => () => void) => {
          const place: (typeof queue)[number] = { run };
          queue.push(place);
          begin();
          return () => {
            place.stop?.();
            queue.splice(queue.indexOf(place), 1);
            begin();
          };
        },
        share: (items: readonly Notification[]) => {
          for (const received of listener) if (received !== mine) received(items);
        },
        subscribe: (received: (items: readonly Notification[]) => void) => {
          mine = received;
          listener.add(received);
          return () => void listener.delete(received);
        },
        publishMarked: (marked: readonly Marked[]) => {
          for (const listener of marking) if (listener !== ours) listener(marked);
        },
        subscribeMarked: (listener: (marked: readonly Marked[]) => void) => {
          ours = listener;
          marking.add(listener);
          return () => void marking.delete(listener);
        },
      };
    };
    return tab;
  }

  function timers() {
    const running: { every: number; run: () => void }[] = [];
    return {
      running,
      timers: {
        after: () => () => {},
        every: (every: number, run: () => void) => {
          const item = { every, run };
          running.push(item);
          return () => void running.splice(running.indexOf(item), 1);
        },
      },
    };
  }

  it('[R-463][R-577][R-819] polling runs at once and every five minutes, in one tab for all, until sign-out', async () => {
    const tab = browser();
    const { running, timers: clock } = timers();
    const open = (items: Notification[]) => {
      const item = made(items);
      return { ...item, polling: new NoticePollingStore(item.store, tab(), clock) };
    };
    const first = open([notice('a')]);
    const second = open([notice('a')]);
    expect(first.state.platforms).toEqual([]);
    first.polling.start();
    first.polling.start();
    second.polling.start();
    await turn();
    expect([first.store.counts.unread, second.store.counts.unread]).toEqual([1, 1]);
    expect(running.map(({ every }) => every)).toEqual([300_000]);
    first.state.items = [notice('b'), notice('a')];
    running[0]?.run();
    await turn();
    expect([second.store.counts.unread, second.state.platforms.length]).toEqual([2, 1]);
    first.polling.stop();
    expect([first.store.items, first.store.list.state, running.length]).toEqual([[], 'IDLE', 1]);
    second.polling.stop();
    expect(running).toEqual([]);
  });

  it('a notification read in one tab is read in the others without a request, and newer lists there remain', async () => {
    const tab = browser();
    const { timers: clock } = timers();
    const [first, second] = [made([notice('a'), notice('b')]), made([notice('c'), notice('a'), notice('b')])];
    for (const { store } of [first, second]) new NoticePollingStore(store, tab(), clock).start();
    await turn();
    await first.store.read(['a']);
    expect([first.store.counts.unread, second.store.counts.unread]).toEqual([1, 2]);
    expect(second.store.items.map(({ id, status }) => [id, status])).toEqual([
      ['c', 0],
      ['a', 2],
      ['b', 0],
    ]);
    expect(second.state.platforms).toHaveLength(1);
  });

  it('a polling response that arrives after the session ended is dropped', async () => {
    const { running: _, timers: clock } = timers();
    const item = made([notice('a')]);
    item.state.hold = true;
    const polling = new NoticePollingStore(item.store, browser()(), clock);
    polling.start();
    await turn();
    polling.stop();
    for (const go of item.state.held) go();
    await turn();
    expect(item.store.items).toEqual([]);
  });
});
