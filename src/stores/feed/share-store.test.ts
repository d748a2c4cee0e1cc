import { expect, it } from 'vitest';
import type { Shared } from '../../core/feed/sharing';
import { feedText } from '../../core/feed/text';
import { ToastStore } from '../shared/toast-store';
import { ShareStore } from './share-store';

it.each([
  ['copied', 'Link copied to clipboard!'],
  ['failed', feedText.post.notCopied],
  ['shared', undefined],
  ['dismissed', undefined],
] as const)('[R-569] sharing reports its result: %s', async (outcome: Shared, text) => {
  const sharing = { share: async () => outcome, copy: async () => outcome };
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  await new ShareStore(sharing, toasts).share({
    title: 'A post',
    path: '/p/Kq3vN8xWm2Zt7Rf1',
  });
  expect(toasts.toasts[0]?.text1).toBe(text);
});
