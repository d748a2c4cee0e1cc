import type { SavedPost } from '../../core/posts/saved-posts';
import { widePart } from '../shared/wide-part';

/** Below a post on wide screens; on narrow ones saving is in the post's menu. */
export const SaveButton = widePart<{ readonly post: SavedPost }>('(width >= 600px)', () =>
  import(/* webpackChunkName: "wide" */ './save-button').then((file) => ({ Part: file.SaveButton })),
);
