import { counted } from '../shared/count-with-noun';
import type { OwnFigures } from './own-posts-port';

export const ownPostText = {
  title: 'Your posts',
  lead: 'Posts from both your aliases, newest first. Only you can see this list.',
  figures: ({ posts, onHold, hidden }: OwnFigures) =>
    [
      counted(posts, 'public post', 'public posts'),
      ...(onHold > 0 ? [`${onHold} under review`] : []),
      ...(hidden > 0 ? [`${hidden} not published`] : []),
    ].join(', '),
  empty: { title: 'No posts yet', text: 'Your posts will show up here, public or not.' },
  visitor: { title: 'Log in to see your posts', text: 'Only you can see them in one place.' },
  write: 'Write a post',
  posts: 'Your posts',
  more: 'Load more',
  untraceable: 'Untraceable posts',
  log: 'Moderation log',
};
