import type { OffersPort } from '../posts/offers-port';
import type { PollsPort } from '../posts/polls-port';
import type { NewWrite } from '../posts/stored-write';
import type { Tally, Vote } from '../posts/vote';
import type { VotingPort } from '../posts/voting-port';

export type ChoiceWrite = Extract<NewWrite, { readonly kind: 'vote' | 'ballot' }>;

/** Sends queued votes. */
export class ChoiceCarrier {
  readonly #votes: VotingPort;
  readonly #polls: Pick<PollsPort, 'votePoll'>;
  readonly #offers: Pick<OffersPort, 'voteOffer'>;

  constructor(votes: VotingPort, polls: Pick<PollsPort, 'votePoll'>, offers: Pick<OffersPort, 'voteOffer'>) {
    this.#votes = votes;
    this.#polls = polls;
    this.#offers = offers;
  }

  async carry(write: ChoiceWrite): Promise<unknown> {
    if (write.kind === 'vote') return this.#castOnce(write.vote);
    const { postId, choice } = write;
    return write.on === 'POLL'
      ? this.#polls.votePoll({ postId, optionId: choice })
      : this.#offers.voteOffer({ postId, offerId: choice });
  }

  /** If the vote arrived but its response was lost, it is not sent again. */
  async #castOnce(vote: Vote): Promise<Tally> {
    const { id, kind, stance } = vote;
    const there = await this.#votes.readVote({ id, kind });
    return there.mine === stance ? there : this.#votes.castVote(vote);
  }
}
