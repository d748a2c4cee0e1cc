import { expect, it } from 'vitest';
import type { WritingPort } from '../../core/composer/writing-port';
import type { OutboxPort } from '../../core/posts/outbox-port';
import type { Post } from '../../core/posts/post';
import type { PostActionsPort } from '../../core/posts/post-actions-port';
import { Failure } from '../../core/shared/failure';
import { PostActionsStore } from './post-actions-store';

it('[R-519] a picture is removed from a post only if the ids of both are known', async () => {
  const taken: unknown[] = [];
  const writing = {
    deletePostMedia: async (input: unknown) => void taken.push(input),
  } as unknown as WritingPort;
  const store = new PostActionsStore({} as PostActionsPort, writing, {} as OutboxPort);
  await store.takePictureOut({ id: '' }, 'key-of-the-picture');
  await store.takePictureOut({ id: 'Kq3vN8xWm2Zt7Rf1' }, undefined);
  expect(taken).toEqual([]);
  await store.takePictureOut({ id: 'Kq3vN8xWm2Zt7Rf1' }, 'key-of-the-picture');
  expect(taken).toEqual([{ id: 'Kq3vN8xWm2Zt7Rf1', key: 'key-of-the-picture' }]);
});

it('an edit without a network is queued, and any other failure is shown', async () => {
  const failure = { now: new Failure('offline', 'editPost', 0) };
  const writing = { editPost: () => Promise.reject(failure.now) } as unknown as WritingPort;
  const queued: unknown[] = [];
  const outbox = { keep: async (write: unknown) => void queued.push(write) } as unknown as OutboxPort;
  const store = new PostActionsStore({} as PostActionsPort, writing, outbox);
  const post = { id: 'Kq3vN8xWm2Zt7Rf1' } as Post;
  expect(await store.change(post, { title: 'Lifts', text: '' })).toBe('kept');
  expect(queued).toEqual([{ kind: 'postEdit', id: post.id, title: 'Lifts', text: '' }]);
  failure.now = new Failure('forbidden', 'editPost', 403);
  await expect(store.change(post, { title: 'Lifts', text: '' })).rejects.toBe(failure.now);
});
