import { expect, it } from 'vitest';
import type { Post } from '../../core/posts/post';
import { PinStore } from './pin-store';

const postIn = (id: string) => ({ id, community: { kind: 'TOPIC', id } }) as unknown as Post;

it('a list that arrives late does not say whether the post opened last is pinned', async () => {
  const lists = new Map<string, (posts: readonly Post[]) => void>();
  const log = {
    listPinned: ({ id }: { readonly id: string }) =>
      new Promise<readonly Post[]>((resolve) => lists.set(id, resolve)),
  };
  const store = new PinStore({ setPinned: async () => {} }, log as never);
  const [first, second] = [postIn('FirstPost'), postIn('SecondPost')];
  const opened = [store.open(first), store.open(second)];
  lists.get('SecondPost')?.([second]);
  await opened[1];
  lists.get('FirstPost')?.([]);
  await opened[0];
  expect(store.pinned).toBe(true);

  const again = [store.open(first), store.open(second)];
  lists.get('FirstPost')?.([first]);
  await again[0];
  expect(store.pinned).toBeUndefined();
  lists.get('SecondPost')?.([]);
  await again[1];
  expect(store.pinned).toBe(false);
});
