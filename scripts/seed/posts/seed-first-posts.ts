import { aliasSeal } from '../../../src/server/services/profile/account/viewer';
import type { Services } from '../../../src/server/services/services';
import { hourOf } from '../../../src/server/services/shared/cut-to-hour';
import { topicBySlug } from '../catalogue/topics';
import type { Row } from '../insert-rows';
import { FIRST_AUTHORS, FIRST_POSTS, type FirstPost } from './first-posts';

const HOUR = 3_600_000;

const aliasId = (userName: string): string => `Fc${userName}`.padEnd(22, '0');
const commentId = ({ id }: FirstPost, index: number): string => `C${index}${id}`;

/** The authors of these posts have accounts that no one logs in to. */
export const firstAliases = (services: Services): Row<'aliases'>[] =>
  Object.entries(FIRST_AUTHORS).map(([userName, bio]) => ({
    id: aliasId(userName),
    owner_seal: aliasSeal(services, 'ANONYMOUS', `example ${userName}`),
    profile_type: 'ANONYMOUS',
    user_name: userName,
    avatar_seed: userName.toLowerCase(),
    bio,
    is_verified: false,
  }));

export const firstPosts = (now: Date): Row<'posts'>[] =>
  FIRST_POSTS.map((post) => {
    const start = post.content.indexOf(post.highlight ?? '-');
    const isCompany = typeof post.community === 'number';
    return {
      id: post.id,
      alias_id: aliasId(post.author),
      community_type: isCompany ? 'COMPANY' : 'TOPIC',
      community_id: isCompany ? post.community : topicBySlug(post.community).id,
      kind: post.kind,
      title: post.title,
      content: post.content,
      highlight_start: post.highlight ? start : null,
      highlight_end: post.highlight ? start + post.highlight.length : null,
      media: '[]',
      created_at: hourOf(new Date(now.getTime() - post.hours * HOUR)),
      up: post.up,
      down: post.down,
      comments: post.comments.length,
    };
  });

export const firstComments = (now: Date): Row<'comments'>[] =>
  FIRST_POSTS.flatMap((post) => commentsOf(post, now)).sort(
    (item, other) => Number(item.created_at) - Number(other.created_at),
  );

function commentsOf(post: FirstPost, now: Date): Row<'comments'>[] {
  let parent: string | null = null;
  const rows = post.comments.map(([author, text, up], index) => {
    const isReply = author.startsWith('>');
    const id = commentId(post, index);
    if (!isReply) parent = id;
    return {
      id,
      post_id: post.id,
      parent_id: isReply ? parent : null,
      alias_id: aliasId(author.replace('>', '')),
      text,
      created_at: hourOf(new Date(now.getTime() - Math.max(1, post.hours - 1 - index) * HOUR)),
      up,
      down: 0,
      replies: 0,
    };
  });
  return rows.map((row) => ({
    ...row,
    replies: rows.filter(({ parent_id }) => parent_id === row.id).length,
  }));
}

/** The votes on these posts and comments. */
export const firstTallies = () =>
  FIRST_POSTS.flatMap((post) => [
    { resourceId: post.id, resourceType: 'POST' as const, upCount: post.up, downCount: post.down },
    ...post.comments.map(([, , up], index) => ({
      resourceId: commentId(post, index),
      resourceType: 'COMMENT' as const,
      upCount: up,
      downCount: 0,
    })),
  ]);
