import type { CurrentSession } from '../login/current-session';
import { type Gate, missingGate } from '../login/session';
import { Failure } from '../shared/failure';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { isLost, type Postbox } from './postbox';
import { isCount, press, type Tally, type Vote } from './vote';
import type { VotingPort } from './voting-port';

export type VoteOutcome =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'cast'; readonly expected: Tally; readonly settled: Promise<Turn<Tally>> };

/** Only readers can vote. Votes on one item are sent one at a time, and the last one wins. */
export class CastVote {
  readonly #votes: VotingPort;
  readonly #current: CurrentSession;
  readonly #line = new LatestWins<Tally>();
  readonly #postbox: Postbox | undefined;

  constructor(votes: VotingPort, current: CurrentSession, postbox?: Postbox) {
    this.#votes = votes;
    this.#current = current;
    this.#postbox = postbox;
  }

  press(tally: Tally, button: 'UP' | 'DOWN'): VoteOutcome {
    const gate = missingGate(this.#current.session, 'reader');
    if (gate) return { kind: 'blocked', gate };
    const expected = press(tally, button);
    const { id, kind, mine: stance } = expected;
    const settled = this.#line.run(`${kind} ${id}`, () => this.#cast({ id, kind, stance }, expected));
    return { kind: 'cast', expected, settled };
  }

  /** Offline, the vote is queued and sent later. */
  async #cast(vote: Vote, expected: Tally): Promise<Tally> {
    try {
      const counted = await this.#votes.castVote(vote);
      if (!isCount(counted)) throw new Failure('contract', 'castVote', 200);
      return counted;
    } catch (error) {
      if (!this.#postbox || !isLost(error)) throw error;
      await this.#postbox.keep({ kind: 'vote', vote }, error);
      return expected;
    }
  }
}
