import type { PostFiguresPort } from '../../core/posts/post-figures-port';
import type { VotingPort } from '../../core/posts/voting-port';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { PostStore } from '../posts/post-store';
import type { VotingStore } from '../posts/voting-store';
import type { FeedStore } from './feed-store';

/** Whoever comes back sooner finds what they left. */
const FRESH_FOR = 30_000;
const MOST = 100;

/** What posts and comments count now, for who comes back to a page they left open. It holds nothing. */
export class FiguresStore {
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #figures: PostFiguresPort;
  readonly #votes: VotingPort;
  readonly #voting: VotingStore;
  readonly #clock: Clock;

  constructor(figures: PostFiguresPort, votes: VotingPort, voting: VotingStore, clock: Clock) {
    this.#figures = figures;
    this.#votes = votes;
    this.#voting = voting;
    this.#clock = clock;
  }

  /** The tallies of the feed that is open. */
  async refreshFeed(feed: FeedStore): Promise<void> {
    const ids = (loaded(feed.list)?.posts ?? []).map(({ id }) => id).slice(-MOST);
    if (ids.length === 0) return;
    await quietly(async () => {
      for (const tally of await this.#figures.readPostVotes({ ids })) this.#voting.hear(tally);
    });
  }

  /** A post's own page: what it counts, and the tallies of its talk. */
  async refreshPost(posts: PostStore): Promise<void> {
    const { place } = posts;
    if (!place || !loaded(posts.post)) return;
    const said = (loaded(posts.talk)?.comments ?? []).flatMap((comment) => [comment, ...comment.replies]);
    const votables = said.map(({ id }) => ({ id, kind: 'COMMENT' as const })).slice(0, MOST);
    await quietly(async () => {
      const figures = await this.#figures.readPostFigures({ id: place.postId, withCommunity: true });
      this.#voting.hear(figures.votes);
      posts.counted(figures);
    });
    if (votables.length === 0) return;
    await quietly(async () => {
      for (const tally of await this.#votes.readVotes({ votables })) this.#voting.hear(tally);
    });
  }

  /** The address to pass a post on by, as the service tells it. */
  async addressOf(id: string): Promise<{ readonly path: string; readonly title: string } | undefined> {
    return quietly(() => this.#figures.sharePost({ id }));
  }

  /** Whether it is long enough ago; asking counts as having looked. */
  isTime(): boolean {
    const now = this.#clock.now();
    if (now - this.#askedAt < FRESH_FOR) return false;
    this.#askedAt = now;
    return true;
  }
}

/** What is shown stays when nothing newer can be had. */
async function quietly<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
