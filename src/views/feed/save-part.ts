import type { SavedPost } from '../../core/saved/saved-posts';
import { widePart } from '../shell/wide-part';

/** Saving stands below a post where there is room; elsewhere its menu has it. */
export const SaveButton = widePart<{ readonly post: SavedPost }>('(width >= 600px)', () =>
  import(/* webpackChunkName: "wide" */ '../saved/save-button').then((file) => ({ Part: file.SaveButton })),
);
