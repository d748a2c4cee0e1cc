import type { CurrentSession } from '../login/current-session';
import { type Gate, missingGate } from '../login/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { type Ballot, choiceOf, withChoice } from './ballot';
import type { OffersPort } from './offers-port';
import type { PollsPort } from './polls-port';
import { isLost, type Postbox } from './postbox';

/** What a choice leads to: a gate to pass first, or a vote on its way and the ballot to show meanwhile. */
export type BallotOutcome =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'cast'; readonly expected: Ballot; readonly settled: Promise<Turn<Ballot>> };

/** Only readers choose. Choices on one post go out one at a time, and the last one wins. */
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

  /** Who looks at the page: what they chose is shown to nobody else. */
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

  /** Without a network the choice stands, and is sent when there is one. */
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
