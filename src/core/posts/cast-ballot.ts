import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { type Ballot, choiceOf, withChoice } from './ballot';
import type { OffersPort } from './offers-port';
import { isLost, type OutboxPort } from './outbox-port';
import type { PollsPort } from './polls-port';

export type BallotOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'cast'; readonly expected: Ballot; readonly settled: Promise<Turn<Ballot>> };

/** Only readers can vote. Votes on one post are sent one at a time, and the last one wins. */
export class CastBallot {
  readonly #polls: PollsPort;
  readonly #offers: OffersPort;
  readonly #current: CurrentSession;
  readonly #connection = new LatestWins<Ballot>();
  readonly #outbox: OutboxPort | undefined;

  constructor(polls: PollsPort, offers: OffersPort, current: CurrentSession, outbox?: OutboxPort) {
    this.#polls = polls;
    this.#offers = offers;
    this.#current = current;
    this.#outbox = outbox;
  }

  /** The current member; their choice is shown to no other user. */
  get voter(): string | undefined {
    return this.#current.session.profile?.userName;
  }

  choose(ballot: Ballot, choice: number | undefined): BallotOutcome {
    const loginPrompt = requiredLoginPrompt(this.#current.session, 'reader');
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    const expected = withChoice(ballot, choice);
    const settled = this.#connection.run(ballot.postId, () => this.#cast(ballot, expected));
    return { kind: 'cast', expected, settled };
  }

  /** Offline, the choice is queued and sent later. */
  async #cast(ballot: Ballot, expected: Ballot): Promise<Ballot> {
    const { kind: on, postId } = ballot;
    const choice = choiceOf(expected);
    try {
      return await this.#send(ballot, choice);
    } catch (error) {
      if (!this.#outbox || !isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'ballot', on, postId, choice }, error);
      return expected;
    }
  }

  async #send(ballot: Ballot, choice: number | undefined): Promise<Ballot> {
    const { postId } = ballot;
    return ballot.kind === 'POLL'
      ? { ...ballot, poll: await this.#polls.votePoll({ postId, optionId: choice }) }
      : { ...ballot, salary: await this.#offers.voteOffer({ postId, offerId: choice }) };
  }
}
