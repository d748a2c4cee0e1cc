import { expect, it } from 'vitest';
import type { MessagePreferences, Preferences, PreferencesPort } from '../../core/profile/preferences-port';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { PreferencesStore } from './preferences-store';

const before: Preferences = { analytics: true };

function env(answer: (preferences: Preferences) => Promise<Preferences>) {
  const port = {
    readPreferences: async () => before,
    readMessagePreferences: async () => ({
      allowFrom: 'EVERYONE',
      readReceipts: true,
      designationReadReceipts: true,
    }),
    readJobPortalConsent: async () => ({ consented: false }),
    saveMessagePreferences: async (preferences: MessagePreferences) => preferences,
    savePreferences: answer,
  } as Partial<PreferencesPort> as PreferencesPort;
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  const message = () => toasts.toasts.map(({ text1 }) => text1);
  return { store: new PreferencesStore(port, toasts), messages: message, toasts };
}

const counted = ({ preferences }: PreferencesStore) => preferences?.preferences.analytics;

it('[R-644] a preference changes at once and is saved', async () => {
  const { store, messages: message } = env(async (preferences) => preferences);
  await store.open();
  const saving = store.countVisits(false);
  expect(counted(store)).toBe(false);
  await saving;
  expect([counted(store), message()]).toEqual([false, []]);
});

it('a preference that is changed while the preferences load again stays changed', async () => {
  const { store } = env(async (preferences) => preferences);
  await store.open();
  const again = store.open();
  void store.countVisits(false);
  await again;
  expect(counted(store)).toBe(false);
});

it('[R-644] a preference that cannot be saved is reverted with an error message', async () => {
  const { store, messages: message } = env(async () => {
    throw new Failure('unavailable', 'savePreferences', 503);
  });
  await store.open();
  await store.countVisits(false);
  expect([counted(store), message()]).toEqual([true, ['Something went wrong. Please try again.']]);
});

it('a failed preference reverts only itself and no preference saved in parallel', async () => {
  const { store } = env(async () => {
    throw new Failure('offline', 'savePreferences', 0);
  });
  await store.open();
  await store.allow({ allowFrom: 'NOBODY' });
  await store.countVisits(false);
  expect([store.preferences?.messages.allowFrom, counted(store)]).toEqual(['NOBODY', true]);
});

it('[R-734] a preference that is rate-limited shows the retry time', async () => {
  const { store, messages: message } = env(async () => {
    throw new Failure('limited', 'savePreferences', 429, { retryAfter: 180 });
  });
  await store.open();
  await store.countVisits(false);
  expect([counted(store), message()]).toEqual([true, ['Too many attempts. Try again in 3 minutes.']]);
});

it('[R-644] a preference that times out shows the stored value and a message about it', async () => {
  const { store, messages: message } = env(async () => {
    throw new Failure('unavailable', 'savePreferences', 0, { code: 'TIMEOUT' });
  });
  await store.open();
  await store.countVisits(false);
  expect([counted(store), message()]).toEqual([
    true,
    ['No response from the server. This is the saved version.'],
  ]);
});

it('a preference rejected because of an expired session is reverted and reported only as an expired session', async () => {
  const refused = new Failure('unauthorised', 'savePreferences', 401);
  const {
    store,
    messages: message,
    toasts,
  } = env(async () => {
    throw refused;
  });
  await store.open();
  await store.countVisits(false);
  expect([counted(store), message(), toasts.failed]).toEqual([true, [], [refused]]);
});
