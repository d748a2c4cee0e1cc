import { expect, it } from 'vitest';
import type {
  NotificationPreferences,
  NotificationPreferencesPort,
} from '../../core/notifications/notification-preferences-port';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { NotificationPreferencesStore } from './notification-preferences-store';

const SAVED = { kinds: [], quiet: undefined, dailyCap: 5 } as unknown as NotificationPreferences;

/** The responses in order; the last one repeats. */
function loading(
  ...responses: readonly (NotificationPreferences | Failure | Promise<NotificationPreferences>)[]
) {
  const left = [...responses];
  const port = {
    readNotificationPreferences: async () => {
      const response = left.length > 1 ? left.shift() : left[0];
      if (response instanceof Failure) throw response;
      return response;
    },
    saveNotificationPreferences: async (preferences: NotificationPreferences) => preferences,
  } as Partial<NotificationPreferencesPort> as NotificationPreferencesPort;
  const still = { after: () => () => undefined, every: () => () => undefined };
  const toasts = new ToastStore(still, { id: () => 'toast' });
  return { toasts, store: new NotificationPreferencesStore(port, toasts) };
}

it('preferences that could not be loaded can be loaded again', async () => {
  const { store } = loading(new Failure('unavailable', 'readNotificationPreferences', 503), SAVED);
  await store.open();
  expect([store.failed, store.preferences]).toEqual([true, undefined]);
  await store.open();
  expect([store.failed, store.preferences]).toEqual([false, SAVED]);
});

it('a preference that is changed while the preferences load again stays changed', async () => {
  let answer = (_: NotificationPreferences) => {};
  const { store } = loading(SAVED, new Promise<NotificationPreferences>((resolve) => (answer = resolve)));
  await store.open();
  const again = store.open();
  const changed = { ...SAVED, dailyCap: 1 };
  await store.save(changed);
  answer(SAVED);
  await again;
  expect(store.preferences).toEqual(changed);
});

it('preferences that a session may no longer read end the session', async () => {
  const ended = new Failure('unauthorised', 'readNotificationPreferences', 401);
  const { store, toasts } = loading(ended);
  await store.open();
  expect(toasts.failed).toEqual([ended]);
});
