import { describe, expect, it } from 'vitest';
import { ActiveTime } from '../../core/notifications/active-time';
import { PushRegistration } from '../../core/notifications/push-registration';
import type { Permission } from '../../core/notifications/web-push';
import { PushStore } from './push-store';

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
}

/** A manual clock and timers. */
function time() {
  let now = 1_000_000;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (milliseconds: number, run: () => void) => {
      const item = { at: now + milliseconds, run };
      waiting.push(item);
      return () => {
        waiting = waiting.filter((candidate) => candidate !== item);
      };
    },
    every: () => () => {},
    /** The user sets the clock; this does not move any timer. */
    set: (by: number) => {
      now += by;
      for (const item of waiting) item.at += by;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      const due = waiting.filter(({ at: time }) => time <= now);
      waiting = waiting.filter(({ at: time }) => time > now);
      for (const { run } of due) run();
    },
  };
}

function attention() {
  let here = true;
  const watching = new Set<(here: boolean) => void>();
  return {
    here: () => here,
    watch: (changed: (here: boolean) => void) => {
      watching.add(changed);
      return () => void watching.delete(changed);
    },
    turn: (now: boolean) => {
      here = now;
      for (const changed of watching) changed(now);
    },
  };
}

interface Options {
  readonly permission?: Permission | undefined;
  readonly answers?: Permission;
  /** Push is disabled on the server. */
  readonly off?: boolean;
}

function browser({ permission = 'default', answers = 'granted', off = false }: Options = {}) {
  const [clock, looks, storage, tab] = [time(), attention(), memory(), memory()];
  const registered: string[] = [];
  const state = { permission: permission as Permission | undefined, asked: 0, subscribed: false, workers: 0 };
  const push = {
    permission: () => state.permission,
    prepare: async () => {
      state.workers += 1;
    },
    ask: async () => {
      state.asked += 1;
      state.permission = answers;
      return answers;
    },
    subscribe: async (input: string) => {
      state.subscribed = true;
      return `subscription of ${input}`;
    },
    unsubscribe: async () => {
      const was = state.subscribed;
      state.subscribed = false;
      return was ? 'subscription' : undefined;
    },
    onOpen: () => () => undefined,
  };
  const devices = {
    readPushKey: async () => ({ key: off ? undefined : 'key' }),
    registerDevice: async ({ token }: { token: string }) => {
      registered.push(token);
      return { isRegistered: true };
    },
    unregisterDevice: async () => ({ isRegistered: false }),
    checkPopup: async () => ({ showPopup: false, popupCount: 0 }),
  };
  const open = () =>
    new PushStore(
      new PushRegistration(push, devices),
      new ActiveTime(looks, clock, clock, tab),
      storage,
      clock,
    );
  return { state, registered, open, clock, looks, tab, storage };
}
const DAY = 24 * 3_600_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the push prompt', () => {
  it('[R-468][R-817] our prompt appears after 45 seconds of use, and the browser prompt only after a press', async () => {
    const { open, clock, state, registered } = browser();
    const store = open();
    await store.start();
    clock.pass(44_999);
    await turn();
    expect(store.isPrompting).toBe(false);
    clock.pass(1);
    await turn();
    expect([store.isPrompting, state.asked, registered]).toEqual([true, 0, []]);
    expect(await store.allow()).toBe('on');
    expect([store.isPrompting, state.asked, registered]).toEqual([false, 1, ['subscription of key']]);
  });

  it('[R-469] the prompt timer pauses on a hidden or closed page and continues on the next page', async () => {
    const { open, clock, looks } = browser();
    const store = open();
    await store.start();
    clock.pass(30_000);
    looks.turn(false);
    clock.pass(600_000);
    await turn();
    expect(store.isPrompting).toBe(false);
    const next = open();
    looks.turn(true);
    await next.start();
    clock.pass(14_999);
    await turn();
    expect(next.isPrompting).toBe(false);
    clock.pass(1);
    await turn();
    expect(next.isPrompting).toBe(true);
  });

  it('[R-469] the prompt timer does not grow when the clock is set back', async () => {
    const { open, clock, looks } = browser();
    const store = open();
    await store.start();
    clock.pass(15_000);
    clock.set(-60 * DAY);
    looks.turn(false);
    looks.turn(true);
    clock.pass(45_000);
    await turn();
    expect(store.isPrompting).toBe(true);
  });

  it('[R-470] a prompt time in the future, from a wrong clock, does not delay the next prompt', async () => {
    const { open, clock, storage } = browser();
    storage.write('noticePromptAsked:v1', String(clock.now() + 3650 * DAY));
    const store = open();
    await store.start();
    clock.pass(45_000);
    await turn();
    expect(store.isPrompting).toBe(true);
  });

  it('[R-470][R-818] the prompt appears at most once in 24 hours', async () => {
    const { open, clock } = browser();
    const request = async () => {
      const store = open();
      await store.start();
      clock.pass(45_000);
      await turn();
      const { isPrompting: isAsking } = store;
      store.later();
      await store.stop();
      return isAsking;
    };
    expect(await request()).toBe(true);
    expect(await request()).toBe(false);
    clock.pass(24 * 3_600_000);
    expect(await request()).toBe(true);
  });

  it('[R-471] pressing “Not now” starts the 24 hours at that moment and does not open the browser prompt', async () => {
    const { open, clock, state } = browser();
    const store = open();
    await store.start();
    clock.pass(45_000);
    await turn();
    clock.pass(20 * 3_600_000);
    store.later();
    const asks = async () => {
      const next = open();
      await next.start();
      clock.pass(45_000);
      await turn();
      return next.isPrompting;
    };
    clock.pass(23 * 3_600_000);
    expect(await asks()).toBe(false);
    clock.pass(3_600_000);
    expect([await asks(), state.asked]).toEqual([true, 0]);
  });

  it('the prompt does not appear where push is unavailable, and the state says what is missing', async () => {
    const { open, clock } = browser({ off: true });
    const store = open();
    await store.start();
    clock.pass(45_000);
    await turn();
    expect(store.isPrompting).toBe(false);
    expect(await store.allow()).toBe('off here');
    const none = browser();
    none.state.permission = undefined;
    const never = none.open();
    await never.start();
    expect([never.state, none.state.workers]).toEqual(['never', 0]);
  });

  it('an existing permission is used, a refusal blocks push, and signing out unsubscribes the browser', async () => {
    const granted = browser({ permission: 'granted' });
    const store = granted.open();
    await store.start();
    expect([store.state, granted.registered.length]).toEqual(['on', 1]);
    await store.stop();
    expect(granted.state.subscribed).toBe(false);
    const denied = browser({ answers: 'denied' });
    expect(await denied.open().allow()).toBe('blocked');
  });
});
