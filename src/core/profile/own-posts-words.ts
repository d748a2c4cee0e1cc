import { counted } from '../shared/counted';
import type { OwnFigures } from './own-posts-port';

/** The texts of the page of one's own posts. */
export const ownPostWords = {
  title: 'Your posts',
  lead: 'Under both of your faces, the newest first. Nobody else sees this list.',
  figures: ({ posts, heldBack, hidden }: OwnFigures) =>
    [
      counted(posts, 'public post', 'public posts'),
      ...(heldBack > 0 ? [`${heldBack} under review`] : []),
      ...(hidden > 0 ? [`${hidden} not published`] : []),
    ].join(', '),
  empty: { title: 'You have not posted yet', text: 'What you post will stand here, public or not.' },
  visitor: { title: 'Log in to see your posts', text: 'Nobody else sees them in one place.' },
  posts: 'Your posts',
  more: 'Load more',
  log: 'How moderators decided, without names',
};
