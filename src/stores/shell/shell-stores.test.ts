import { describe, expect, it } from 'vitest';
import type { Profile } from '../../core/login/profile-port';
import { Failure } from '../../core/shared/failure';
import type { Device } from '../../core/shell/device';
import { IntentsStore } from '../composer/intents-store';
import { PromptsStore } from '../contributions/prompts-store';
import { SandboxStore } from '../login/sandbox-store';
import { SessionStore } from '../login/session-store';
import { ConnectionStore } from './connection-store';
import { ShellStore } from './shell-store';

const asha = { userName: 'QuietMonsoon', isReader: true, isWriter: false } as Profile;

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
}

function lastTimer() {
  const requests: { milliseconds: number; run: () => void }[] = [];
  return {
    asked: requests,
    timers: {
      after: (milliseconds: number, run: () => void) => {
        requests.push({ milliseconds, run });
        return () => void requests.splice(0, requests.length);
      },
      every: () => () => {},
    },
  };
}

const phone = { nativeApp: false, ios: false, android: true, width: () => 390 } satisfies Device;

describe('the session', () => {
  const session = (marker: string | undefined, readProfile: () => Promise<Profile>) =>
    new SessionStore(
      { readProfile },
      { read: (name) => (name === 'UAC_K' ? marker : undefined), write: () => {} },
    );

  it('[R-232] the session has no member when the user data cookie cannot be read', async () => {
    const store = new SessionStore(
      { readProfile: async () => asha },
      { read: (name) => (name === 'UAC_K' ? '1' : '{broken'), write: () => {} },
    );
    await store.open();
    expect(store.signedIn).toBe(false);
  });

  it('[R-219] the session has no member without the marker cookie, and no profile is requested', async () => {
    const store = session(undefined, () => Promise.reject(new Error('asked')));
    await store.ensure();
    expect(store.signedIn).toBe(false);
    expect(store.missing('reader')).toBe('login');
  });

  it('[R-562] the session is loaded once and before the first screen', async () => {
    let requestCount = 0;
    const store = session('1', async () => {
      requestCount += 1;
      return asha;
    });
    await Promise.all([store.ensure(), store.ensure()]);
    expect(requestCount).toBe(1);
    expect(store.signedIn).toBe(true);
    expect(store.missing('reader')).toBeUndefined();
    expect(store.missing('writer')).toBe('writer');
  });

  it('an expired session has no member, and a session that could not be loaded is requested again', async () => {
    const ended = session('1', () => Promise.reject(new Failure('unauthorised', 'readProfile', 401)));
    await ended.ensure();
    expect(ended.signedIn).toBe(false);
    let requestCount = 0;
    const shaky = session('1', async () => {
      requestCount += 1;
      if (requestCount === 1) throw new Failure('unavailable', 'readProfile', 503);
      return asha;
    });
    await shaky.ensure();
    await shaky.ensure();
    expect(shaky.signedIn).toBe(true);
  });

  it('the sandbox signs in as a seed member only where there are seed members', async () => {
    const store = session('1', async () => asha);
    const invalidAsNotFound = new SandboxStore(
      {
        listSandboxMembers: () => Promise.reject(new Failure('notFound', 'listSandboxMembers', 404)),
        signInAsMember: async () => {},
        listSandboxKeys: async () => ({ keys: [] }),
        playProvider: async ({ outcome }) => ({ outcome }),
      },
      store,
    );
    await invalidAsNotFound.open();
    expect(invalidAsNotFound.members).toEqual({ state: 'SUCCESS', value: [] });
    await invalidAsNotFound.signIn('Mb1');
    expect(store.signedIn).toBe(true);
  });
});

describe('the prompts', () => {
  it('[R-215][R-815][R-809] the app is offered after five seconds on a reading page', () => {
    const { asked: requests, timers } = lastTimer();
    const prompts = new PromptsStore(timers, memory(), phone);
    prompts.enter('home');
    expect(requests[0]?.milliseconds).toBe(5000);
    requests[0]?.run();
    expect(prompts.nudge).toBe(true);
  });

  it('[R-217] a new page resets the app prompt', () => {
    const { asked: requests, timers } = lastTimer();
    const prompts = new PromptsStore(timers, memory(), phone);
    prompts.enter('community');
    requests[0]?.run();
    prompts.enter('jobs');
    expect(prompts.nudge).toBe(false);
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['an iPhone', { ...phone, ios: true }],
    ['the app itself', { ...phone, nativeApp: true }],
    ['a wide window', { ...phone, width: () => 769 }],
  ])('[R-216][R-789] the app is not offered on %s', (_, device) => {
    const { asked: requests, timers } = lastTimer();
    new PromptsStore(timers, memory(), device).enter('home');
    expect(requests).toHaveLength(0);
  });

  it('a dismissed prompt does not appear again, not even the next day', () => {
    const storage = memory();
    const { asked: requests, timers } = lastTimer();
    new PromptsStore(timers, storage, phone).closeNudge();
    const again = new PromptsStore(timers, storage, phone);
    again.enter('home');
    expect(requests).toHaveLength(0);
    again.offerLogin();
    expect(again.prompt).toBe(true);
    again.closePrompt();
    again.offerLogin();
    expect(again.prompt).toBe(false);
  });
});

describe('the connection', () => {
  const connection = (reach: () => Promise<{ status: 'ok' }>) => {
    const { asked: requests, timers } = lastTimer();
    let changed: (online: boolean) => void = () => {};
    const store = new ConnectionStore(
      {
        online: () => true,
        watch: (listener) => {
          changed = listener;
          return () => {};
        },
      },
      { readLiveness: reach, readReadiness: reach },
      timers,
    );
    return { store, asked: requests, change: (online: boolean) => changed(online) };
  };

  it('the connection counts as lost only when the services cannot be reached', async () => {
    const { store } = connection(async () => ({ status: 'ok' }));
    await store.confirm();
    expect(store.offline).toBe(false);
    const broken = connection(() => Promise.reject(new Failure('unavailable', 'readLiveness', 503)));
    await broken.store.confirm();
    expect(broken.store.offline).toBe(false);
  });

  it('[R-734] the connection follows the newest check and ignores the results of older ones', async () => {
    const waiting: { answer: (ok: { status: 'ok' }) => void; fail: (error: Failure) => void }[] = [];
    const { store, asked: requests } = connection(
      () => new Promise((answer, fail) => void waiting.push({ answer, fail })),
    );
    const before = store.confirm();
    const now = store.confirm();
    waiting[1]?.answer({ status: 'ok' });
    await now;
    waiting[0]?.fail(new Failure('offline', 'readLiveness', 0));
    await before;
    expect([store.offline, store.checking, requests.length]).toEqual([false, false, 0]);
  });

  it('a lost connection is checked again until it is back', async () => {
    let there = false;
    const { store, asked: requests } = connection(async () => {
      if (!there) throw new Failure('offline', 'readLiveness', 0);
      return { status: 'ok' };
    });
    await store.confirm();
    expect(store.offline).toBe(true);
    expect(requests).toHaveLength(1);
    there = true;
    await store.confirm();
    expect(store.offline).toBe(false);
  });
});

it('[R-198] the shell opens one overlay at a time and knows about unsaved text', () => {
  const shell = new ShellStore();
  shell.open('drawer');
  shell.open('search');
  expect(shell.overlay).toBe('search');
  shell.holdUnsaved('post');
  expect(shell.unsaved).toBe(true);
  shell.releaseUnsaved('post');
  expect(shell.unsaved).toBe(false);
});

it('[R-172][R-178] an intent from an address is used only once', () => {
  const intents = new IntentsStore();
  intents.wantPost({ entityId: 77, type: 'COMPANY' });
  intents.wantNotification({ id: 'n1', k: 'k1' });
  expect([intents.takePost(), intents.takePost()]).toEqual([{ entityId: 77, type: 'COMPANY' }, undefined]);
  expect([intents.takeNotification()?.id, intents.takeNotification()]).toEqual(['n1', undefined]);
});
