import { expect, it } from 'vitest';
import type { BlocksPort } from '../core/chat/blocks-port';
import { Failure } from '../core/shared/failure';
import { BlockedStore } from './blocked-store';
import type { ToastStore } from './toast-store';

const FACES = ['Noisy', 'Rude'].map((name) => ({ id: `Id${name}000`, name, pictureUrl: '/art/kolam/a.svg' }));

function world(unblock: () => Promise<void>) {
  const said: (string | undefined)[] = [];
  const port: BlocksPort = { listBlocked: async () => FACES, unblock };
  const toasts = { show: ({ text1 }: { text1?: string }) => said.push(text1) } as unknown as ToastStore;
  return { store: new BlockedStore(port, toasts), said };
}

it('whom one unblocks is gone from the list at once', async () => {
  const { store } = world(async () => undefined);
  await store.open();
  const done = store.unblock('IdNoisy000');
  expect(store.faces.map(({ name }) => name)).toEqual(['Rude']);
  await done;
});

it('stands there again when it could not be kept, and that is said', async () => {
  const { store, said } = world(async () => {
    throw new Failure('offline', 'unblock', 0);
  });
  await store.open();
  await store.unblock('IdNoisy000');
  expect([store.faces, said]).toEqual([FACES, ['This did not work. Please try again.']]);
});
