import type { Community } from '../../core/communities/community';
import { communityWords as words } from '../../core/communities/words';
import { compact } from '../../core/shared/numbers';

export const reachLine = ({ followers, posts }: Community['reach']): string =>
  `${words.members(followers, compact(followers))}, ${words.posts(posts, compact(posts))}`;
