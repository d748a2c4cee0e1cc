import { expect, it } from 'vitest';
import type { BlocksPort } from '../../core/chat/blocks-port';
import { Failure } from '../../core/shared/failure';
import type { ToastStore } from '../shared/toast-store';
import { BlockedStore } from './blocked-store';

const ALIASES = ['Noisy', 'Rude'].map((name) => ({
  id: `Id${name}000`,
  name,
  pictureUrl: '/art/kolam/a.svg',
}));

function env(unblock: () => Promise<void>) {
  const messages: (string | undefined)[] = [];
  let list: BlocksPort['listBlocked'] = async () => ALIASES;
  const port: BlocksPort = { listBlocked: () => list(), unblock };
  const toasts = { fail: (_: unknown, text1?: string) => messages.push(text1) } as unknown as ToastStore;
  const listNow = (now: typeof list) => {
    list = now;
  };
  return { store: new BlockedStore(port, toasts), messages, listNow };
}

it('an unblocked alias disappears from the list at once', async () => {
  const { store } = env(async () => undefined);
  await store.open();
  const done = store.unblock('IdNoisy000');
  expect(store.aliases.map(({ name }) => name)).toEqual(['Rude']);
  await done;
});

it('an unblocked alias returns to the list with an error message when the request fails', async () => {
  const { store, messages } = env(async () => {
    throw new Failure('offline', 'unblock', 0);
  });
  await store.open();
  await store.unblock('IdNoisy000');
  expect([store.aliases, messages]).toEqual([
    ALIASES,
    ['You’re offline. Try again when you’re back online.'],
  ]);
});

it.each([
  [async () => [], [], 'No response from the server. This is the saved version.'],
  [
    () => Promise.reject(new Failure('offline', 'listBlocked', 0)),
    ALIASES,
    'No response from the server. Reload to check if your change was saved.',
  ],
])('an unblock request that times out reads the list again: %#', async (listed, shown, text) => {
  const { store, messages, listNow } = env(async () => {
    throw new Failure('unavailable', 'unblock', 0, { code: 'TIMEOUT' });
  });
  await store.open();
  listNow(listed);
  await store.unblock('IdNoisy000');
  expect([store.aliases, messages]).toEqual([shown, [text]]);
});
