import type { CurrentSession } from '../login/current-session';
import { type LoginPrompt, requiredLoginPrompt } from '../login/session';
import { Failure } from '../shared/failure';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { isLost, type OutboxPort } from './outbox-port';
import { isCount, press, type Tally, type Vote } from './vote';
import type { VotingPort } from './voting-port';

export type VoteOutcome =
  | { readonly kind: 'blocked'; readonly loginPrompt: LoginPrompt }
  | { readonly kind: 'cast'; readonly expected: Tally; readonly settled: Promise<Turn<Tally>> };

/** Only readers can vote. Votes on one item are sent one at a time, and the last one wins. */
export class CastVote {
  readonly #votes: VotingPort;
  readonly #current: CurrentSession;
  readonly #connection = new LatestWins<Tally>();
  readonly #outbox: OutboxPort | undefined;

  constructor(votes: VotingPort, current: CurrentSession, outbox?: OutboxPort) {
    this.#votes = votes;
    this.#current = current;
    this.#outbox = outbox;
  }

  /** The member whose votes these are. */
  get voter(): string | undefined {
    return this.#current.session.profile?.userName;
  }

  press(tally: Tally, button: 'UP' | 'DOWN'): VoteOutcome {
    const loginPrompt = requiredLoginPrompt(this.#current.session, 'reader');
    if (loginPrompt) return { kind: 'blocked', loginPrompt };
    const expected = press(tally, button);
    const { id, kind, mine: stance } = expected;
    const settled = this.#connection.run(`${kind} ${id}`, () => this.#cast({ id, kind, stance }, expected));
    return { kind: 'cast', expected, settled };
  }

  /** Offline, the vote is queued and sent later. */
  async #cast(vote: Vote, expected: Tally): Promise<Tally> {
    try {
      const counted = await this.#votes.castVote(vote);
      if (!isCount(counted)) throw new Failure('contract', 'castVote', 200);
      return counted;
    } catch (error) {
      if (!this.#outbox || !isLost(error)) throw error;
      await this.#outbox.keep({ kind: 'vote', vote }, error);
      return expected;
    }
  }
}
