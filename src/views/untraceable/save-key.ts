import { exportedKey } from '../../core/untraceable/exported-key';
import type { OwnPost } from '../../core/untraceable/wallet';
import { saveFile } from '../shared/save-file';

/** Downloads the key of a post or comment as a file. */
export const saveKey = (post: OwnPost): void => saveFile(`key-${post.postId}.json`, exportedKey(post));
