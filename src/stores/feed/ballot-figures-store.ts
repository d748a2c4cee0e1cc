import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort } from '../../core/posts/polls-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { PostStore } from '../posts/post-store';

/** Updates poll and offer results when the user returns to a post page. Stateless. */
export class BallotFiguresStore {
  readonly #polls: PollsPort;
  readonly #offers: OffersPort;

  constructor(polls: PollsPort, offers: OffersPort) {
    this.#polls = polls;
    this.#offers = offers;
  }

  async refreshPost(posts: PostStore): Promise<void> {
    const post = loaded(posts.post);
    if (!post) return;
    const input = { postId: post.id };
    try {
      if (post.poll) posts.setBallot(post.id, { poll: await this.#polls.readPoll(input) });
      if (post.salary) posts.setBallot(post.id, { salary: await this.#offers.readOffers(input) });
    } catch (error) {
      // If the update fails, the shown results stay.
      if (!(error instanceof Failure)) throw error;
    }
  }
}
