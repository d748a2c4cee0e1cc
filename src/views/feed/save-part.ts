import type { SavedPost } from '../../core/posts/saved-posts';
import { widePart } from '../shared/wide-part';

/** Saving stands below a post where there is room; elsewhere its menu has it. */
export const SaveButton = widePart<{ readonly post: SavedPost }>('(width >= 600px)', () =>
  import(/* webpackChunkName: "wide" */ './save-button').then((file) => ({ Part: file.SaveButton })),
);
