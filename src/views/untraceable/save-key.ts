import { exportedKey } from '../../core/untraceable/exported-key';
import type { OwnPost } from '../../core/untraceable/wallet';

/** Downloads the key of a post as a file. */
export function saveKey(post: OwnPost): void {
  const address = URL.createObjectURL(new Blob([exportedKey(post)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `key-${post.postId}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
