import { expect, it } from 'vitest';
import type { WritingPort } from '../core/composer/writing-port';
import type { PostActionsPort } from '../core/post/post-actions-port';
import { PostActionsStore } from './post-actions-store';

it('[R-519] a picture is taken out of a post only where both the post and the picture are known', async () => {
  const taken: unknown[] = [];
  const writing = { deletePostMedia: async (of: unknown) => void taken.push(of) } as unknown as WritingPort;
  const store = new PostActionsStore({} as PostActionsPort, writing);
  await store.takePictureOut({ id: '' }, 'key-of-the-picture');
  await store.takePictureOut({ id: 'Kq3vN8xWm2Zt7Rf1' }, undefined);
  expect(taken).toEqual([]);
  await store.takePictureOut({ id: 'Kq3vN8xWm2Zt7Rf1' }, 'key-of-the-picture');
  expect(taken).toEqual([{ id: 'Kq3vN8xWm2Zt7Rf1', key: 'key-of-the-picture' }]);
});
