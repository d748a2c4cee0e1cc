import type { Ballot } from '../../core/posts/ballot';
import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort } from '../../core/posts/polls-port';
import type { Post } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { BallotStore } from '../posts/ballot-store';
import type { PostStore } from '../posts/post-store';

type Results = Partial<Pick<Post, 'poll' | 'salary'>>;

/** Updates poll and offer results when the user returns to a post page. Stateless. */
export class BallotFiguresStore {
  readonly #polls: PollsPort;
  readonly #offers: OffersPort;
  readonly #ballots: BallotStore;

  constructor(polls: PollsPort, offers: OffersPort, ballots: BallotStore) {
    this.#polls = polls;
    this.#offers = offers;
    this.#ballots = ballots;
  }

  async refreshPost(posts: PostStore): Promise<void> {
    const post = loaded(posts.post);
    if (!post) return;
    const { id: postId, poll, salary } = post;
    const refresh = (ballot: Ballot, read: () => Promise<Results>) => this.#refresh(posts, ballot, read);
    try {
      if (poll)
        await refresh({ kind: 'POLL', postId, poll }, async () => ({
          poll: await this.#polls.readPoll({ postId }),
        }));
      if (salary)
        await refresh({ kind: 'OFFERS', postId, salary }, async () => ({
          salary: await this.#offers.readOffers({ postId }),
        }));
    } catch (error) {
      // If the update fails, the shown results stay.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Replaces an earlier choice too, because the member may have changed it on another device. */
  async #refresh(posts: PostStore, ballot: Ballot, read: () => Promise<Results>): Promise<void> {
    const shown = this.#ballots.ballotOf(ballot);
    const results = await read();
    posts.setBallot(ballot.postId, results);
    if (this.#ballots.ballotOf(ballot) === shown) this.#ballots.forget(ballot.postId);
  }
}
