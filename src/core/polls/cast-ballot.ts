import type { OffersPort } from '../offers/offers-port';
import type { CurrentSession } from '../session/current-session';
import { type Gate, missingGate } from '../session/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { type Ballot, withChoice } from './ballot';
import type { PollsPort } from './polls-port';

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

  constructor(polls: PollsPort, offers: OffersPort, current: CurrentSession) {
    this.#polls = polls;
    this.#offers = offers;
    this.#current = current;
  }

  /** Who looks at the page: what they chose is shown to nobody else. */
  get voter(): string | undefined {
    return this.#current.session.profile?.userName;
  }

  choose(ballot: Ballot, choice: number | undefined): BallotOutcome {
    const gate = missingGate(this.#current.session, 'reader');
    if (gate) return { kind: 'blocked', gate };
    const expected = withChoice(ballot, choice);
    const settled = this.#line.run(ballot.postId, () => this.#send(ballot, choice));
    return { kind: 'cast', expected, settled };
  }

  async #send(ballot: Ballot, choice: number | undefined): Promise<Ballot> {
    const { postId } = ballot;
    return ballot.kind === 'POLL'
      ? { ...ballot, poll: await this.#polls.votePoll({ postId, optionId: choice }) }
      : { ...ballot, salary: await this.#offers.voteOffer({ postId, offerId: choice }) };
  }
}
