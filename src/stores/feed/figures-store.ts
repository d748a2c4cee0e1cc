import type { PostFiguresPort } from '../../core/posts/post-figures-port';
import type { VotingPort } from '../../core/posts/voting-port';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import type { PostId } from '../../core/shared/ids';
import { loaded } from '../../core/shared/loadable';
import type { PostStore } from '../posts/post-store';
import type { VotingStore } from '../posts/voting-store';
import type { FeedStore } from './feed-store';

/** An earlier return does not refresh the page. */
const FRESH_FOR = 30_000;
const MOST = 100;

/** Updates the counts of posts and comments when the user returns to an open page. Stateless. */
export class FiguresStore {
  #requestedAt = Number.NEGATIVE_INFINITY;
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

  async refreshFeed(feed: FeedStore): Promise<void> {
    const ids = (loaded(feed.list)?.posts ?? []).map(({ id }) => id).slice(-MOST);
    if (ids.length === 0) return;
    await quietly(async () => {
      const askedAt = this.#clock.now();
      for (const tally of await this.#figures.readPostVotes({ ids }))
        this.#voting.receiveTally(tally, askedAt);
    });
  }

  async refreshPost(posts: PostStore): Promise<void> {
    const { place } = posts;
    if (!place || !loaded(posts.post)) return;
    const messages = (loaded(posts.talk)?.comments ?? []).flatMap((comment) => [comment, ...comment.replies]);
    const votables = messages.map(({ id }) => ({ id, kind: 'COMMENT' as const })).slice(0, MOST);
    await quietly(async () => {
      const askedAt = this.#clock.now();
      const figures = await this.#figures.readPostFigures({ id: place.postId, withCommunity: true });
      this.#voting.receiveTally(figures.votes, askedAt);
      posts.counted(figures);
    });
    if (votables.length === 0) return;
    await quietly(async () => {
      const askedAt = this.#clock.now();
      for (const tally of await this.#votes.readVotes({ votables }))
        this.#voting.receiveTally(tally, askedAt);
    });
  }

  async addressOf(id: PostId): Promise<{ readonly path: string; readonly title: string } | undefined> {
    return quietly(() => this.#figures.sharePost({ id }));
  }

  /** Whether the interval has passed; also resets it. */
  isTime(): boolean {
    const now = this.#clock.now();
    if (now - this.#requestedAt < FRESH_FOR) return false;
    this.#requestedAt = now;
    return true;
  }
}

/** If the update fails, the shown counts stay. */
async function quietly<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
