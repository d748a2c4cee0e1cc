import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort } from '../../core/posts/polls-port';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { PostStore } from '../posts/post-store';

/** How a poll or offers stand now, for who comes back to a post's page. It holds nothing. */
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
    const of = { postId: post.id };
    try {
      if (post.poll) posts.stands(post.id, { poll: await this.#polls.readPoll(of) });
      if (post.salary) posts.stands(post.id, { salary: await this.#offers.readOffers(of) });
    } catch (error) {
      // What is shown stays when nothing newer can be had.
      if (!(error instanceof Failure)) throw error;
    }
  }
}
