import type { components } from '../../../contracts/feed';

type Reason = components['schemas']['Post']['reason'];

const POPULAR_FROM = 100;

/** The reason for this post on the caller's screen; the first one that applies is the one users recognise. */
export function reasonFor(post: {
  readonly isFollowed: boolean;
  readonly kind: string;
  readonly comments: number;
  readonly score: number;
}): Reason {
  if (post.isFollowed) return 'FOLLOWED';
  if (post.kind === 'QUESTION') return post.comments === 0 ? 'UNANSWERED' : 'ASKED';
  return post.score >= POPULAR_FROM ? 'POPULAR' : 'NEW';
}
