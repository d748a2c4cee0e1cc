import { pathTo } from '../shell/screens';
import type { Mention } from './mentions';
import type { Comment, Post } from './post';

/** The format of user names in the service; other names get no link. */
const NAME = /^[A-Za-z0-9_]{3,30}$/;

/** The aliases in one discussion except the user's own; no other lookup by name, so an @ finds only participants. */
export function mentionableAliases(post: Post | undefined, comments: readonly Comment[]): readonly Mention[] {
  const path = post && pathTo('post', { postId: post.id });
  if (!post || path === undefined) return [];
  const messages = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ mine, status }) => !mine && status === 'LIVE')
    .map(({ author, id }) => ({ name: author.name, path: `${path}#comment-${id}` }));
  const requests = post.mine ? [] : [{ name: post.author.name, path }];
  const seen = new Set<string>();
  return [...requests, ...messages].filter(
    ({ name }) => NAME.test(name) && !seen.has(name) && seen.add(name),
  );
}

export const startingWith = (aliases: readonly Mention[], typed: string): readonly Mention[] =>
  aliases.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
