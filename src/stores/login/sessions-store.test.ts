import { describe, expect, it } from 'vitest';
import type { SavedSession } from '../../core/login/sessions-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { ToastStore } from '../shared/toast-store';
import { SessionsStore } from './sessions-store';

const session = (id: string, isCurrent = false): SavedSession => ({
  id,
  isCurrent,
  browser: 'CHROME',
  system: 'ANDROID',
  loggedInOn: '2026-11-18',
  lastUsed: 'THIS_WEEK',
});

function account() {
  let sessions = [session('here', true), session('phone'), session('office')];
  let failure: Failure | undefined;
  const answer = async () => {
    if (failure) throw failure;
  };
  const port = {
    listSessions: async () => {
      await answer();
      return sessions;
    },
    revokeSession: async ({ sessionId }: { readonly sessionId: string }) => {
      await answer();
      sessions = sessions.filter(({ id }) => id !== sessionId);
    },
    revokeOtherSessions: async () => {
      await answer();
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
    },
  };
  const timers = { after: () => () => {}, every: () => () => {} };
  let toasts = 0;
  const shown = new ToastStore(timers, { id: () => String(toasts++) });
  const store = new SessionsStore(port, shown);
  return {
    store,
    fail: (next: Failure | undefined) => {
      failure = next;
    },
    ids: () => loaded(store.list)?.map(({ id }) => id),
    messages: () => shown.toasts.map(({ text1 }) => text1),
  };
}

const unavailable = new Failure('unavailable', 'revokeSession', 503);

describe('the list of sessions', () => {
  it('the list of sessions loses a session when the service has ended it', async () => {
    const { store, ids, messages: message } = account();
    await store.open();
    await store.end('phone');
    expect([ids(), message()]).toEqual([['here', 'office'], ['You’re logged out of that device.']]);
  });

  it('the list of sessions contains only this device when all others were ended', async () => {
    const { store, ids, messages: message } = account();
    await store.open();
    await store.endOthers();
    expect([ids(), message()]).toEqual([['here'], ['You’re logged out of all other devices.']]);
  });

  it('the list of sessions still shows a session that could not be ended, with a message', async () => {
    const { store, ids, messages: message, fail } = account();
    await store.open();
    fail(unavailable);
    await store.end('phone');
    expect([ids()?.length, message(), store.busy]).toEqual([
      3,
      ['We couldn’t log you out of that device. Try again.'],
      undefined,
    ]);
  });

  it('the list of sessions can be loaded again after a failure', async () => {
    const { store, ids, fail } = account();
    fail(unavailable);
    await store.open();
    expect(store.list.state).toBe('FAILURE');
    fail(undefined);
    await store.open();
    expect(ids()).toEqual(['here', 'phone', 'office']);
  });

  it('the list of sessions ends one session at a time, no matter how often it is pressed', async () => {
    const { store, messages: message } = account();
    await store.open();
    await Promise.all([store.end('phone'), store.end('phone'), store.endOthers()]);
    expect(message()).toEqual(['You’re logged out of that device.']);
  });

  it('the list of sessions passes a refusal for a missing login to the page', async () => {
    const { store, fail } = account();
    fail(new Failure('unauthorised', 'listSessions', 401));
    await expect(store.open()).rejects.toThrow(Failure);
  });
});
