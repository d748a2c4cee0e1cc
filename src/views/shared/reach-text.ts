import type { Community } from '../../core/communities/community';
import { communityText as text } from '../../core/communities/text';
import { compact } from '../../core/shared/numbers';

export const reachText = ({ followers, posts }: Community['reach']): string =>
  `${text.members(followers, compact(followers))}, ${text.posts(posts, compact(posts))}`;
