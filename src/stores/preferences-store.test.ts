import { expect, it } from 'vitest';
import type { Preferences, PreferencesPort } from '../core/settings/preferences-port';
import { Failure } from '../core/shared/failure';
import { PreferencesStore } from './preferences-store';
import type { ToastStore } from './toast-store';

const before: Preferences = {
  topics: [{ topic: 'jobs', email: true, push: false, message: false }],
  analytics: true,
};

function world(answer: (wish: Preferences) => Promise<Preferences>) {
  const said: string[] = [];
  const port = {
    readPreferences: async () => before,
    readMessagePreferences: async () => ({ allowFrom: 'EVERYONE', readReceipts: true }),
    readJobPortalConsent: async () => ({ consented: false }),
    savePreferences: answer,
  } as Partial<PreferencesPort> as PreferencesPort;
  const toasts = {
    show: ({ text1 }: { text1?: string }) => {
      said.push(text1 ?? '');
      return undefined;
    },
  } as Partial<ToastStore> as ToastStore;
  return { store: new PreferencesStore(port, toasts), said };
}

const push = ({ wishes }: PreferencesStore) => wishes?.preferences.topics[0]?.push;

it('[R-644] shows a wish at once, and keeps it', async () => {
  const { store, said } = world(async (wish) => wish);
  await store.open();
  const saving = store.hear('jobs', 'push', true);
  expect(push(store)).toBe(true);
  await saving;
  expect([push(store), said]).toEqual([true, []]);
});

it('[R-644] takes a wish back that could not be kept, and says so', async () => {
  const { store, said } = world(async () => {
    throw new Failure('unavailable', 'savePreferences', 503);
  });
  await store.open();
  await store.hear('jobs', 'push', true);
  expect([push(store), said]).toEqual([false, ['Oops, something went wrong!']]);
});

it('what is under way elsewhere stays when one wish fails', async () => {
  const { store } = world(async (wish) => {
    if (!wish.analytics) throw new Failure('offline', 'savePreferences', 0);
    return wish;
  });
  await store.open();
  await store.hear('jobs', 'push', true);
  await store.countVisits(false);
  expect([push(store), store.wishes?.preferences.analytics]).toEqual([true, true]);
});
