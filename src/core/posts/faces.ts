import { pathTo } from '../shell/screens';
import type { Mention } from './mentions';
import type { Comment, Post } from './post';

/** What the service tells people by; other names are read and lead nowhere. */
const NAME = /^[A-Za-z0-9_]{3,30}$/;

/**
 * The faces of one talk, which everybody there sees already: whoever asked and whoever answered, not oneself.
 * Nobody is looked up by name anywhere else, so an @ finds no person who has said nothing here.
 */
export function facesOf(post: Post | undefined, comments: readonly Comment[]): readonly Mention[] {
  const path = post && pathTo('post', { postId: post.id });
  if (!post || path === undefined) return [];
  const said = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter(({ mine, status }) => !mine && status === 'LIVE')
    .map(({ author, id }) => ({ name: author.name, path: `${path}#comment-${id}` }));
  const asked = post.mine ? [] : [{ name: post.author.name, path }];
  const seen = new Set<string>();
  return [...asked, ...said].filter(({ name }) => NAME.test(name) && !seen.has(name) && seen.add(name));
}

/** Those whose names begin with what was typed. */
export const startingWith = (faces: readonly Mention[], typed: string): readonly Mention[] =>
  faces.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
