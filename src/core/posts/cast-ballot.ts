import type { CurrentSession } from '../login/current-session';
import { type Gate, missingGate } from '../login/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { type Ballot, choiceOf, withChoice } from './ballot';
import type { OffersPort } from './offers-port';
import type { PollsPort } from './polls-port';
import { isLost, type Postbox } from './postbox';

export type BallotOutcome =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'cast'; readonly expected: Ballot; readonly settled: Promise<Turn<Ballot>> };

/** Only readers can vote. Votes on one post are sent one at a time, and the last one wins. */
export class CastBallot {
  readonly #polls: PollsPort;
  readonly #offers: OffersPort;
  readonly #current: CurrentSession;
  readonly #line = new LatestWins<Ballot>();
  readonly #postbox: Postbox | undefined;

  constructor(polls: PollsPort, offers: OffersPort, current: CurrentSession, postbox?: Postbox) {
    this.#polls = polls;
    this.#offers = offers;
    this.#current = current;
    this.#postbox = postbox;
  }

  /** The current member; their choice is shown to no other user. */
  get voter(): string | undefined {
    return this.#current.session.profile?.userName;
  }

  choose(ballot: Ballot, choice: number | undefined): BallotOutcome {
    const gate = missingGate(this.#current.session, 'reader');
    if (gate) return { kind: 'blocked', gate };
    const expected = withChoice(ballot, choice);
    const settled = this.#line.run(ballot.postId, () => this.#cast(ballot, expected));
    return { kind: 'cast', expected, settled };
  }

  /** Offline, the choice is queued and sent later. */
  async #cast(ballot: Ballot, expected: Ballot): Promise<Ballot> {
    const { kind: on, postId } = ballot;
    const choice = choiceOf(expected);
    try {
      return await this.#send(ballot, choice);
    } catch (error) {
      if (!this.#postbox || !isLost(error)) throw error;
      await this.#postbox.keep({ kind: 'ballot', on, postId, choice }, error);
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
