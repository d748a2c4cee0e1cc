import type { CurrentSession } from '../session/current-session';
import { type Gate, missingGate } from '../session/session';
import { LatestWins, type Turn } from '../shared/latest-wins';
import { press, type Tally } from './vote';
import type { VotingPort } from './voting-port';

/** What a press leads to: a gate to pass first, or a vote on its way and the tally to show meanwhile. */
export type VoteOutcome =
  | { readonly kind: 'blocked'; readonly gate: Gate }
  | { readonly kind: 'cast'; readonly expected: Tally; readonly settled: Promise<Turn<Tally>> };

/** Only readers vote. Presses on one thing go out one at a time, and the last one wins. */
export class CastVote {
  readonly #votes: VotingPort;
  readonly #current: CurrentSession;
  readonly #line = new LatestWins<Tally>();

  constructor(votes: VotingPort, current: CurrentSession) {
    this.#votes = votes;
    this.#current = current;
  }

  press(tally: Tally, button: 'UP' | 'DOWN'): VoteOutcome {
    const gate = missingGate(this.#current.session, 'reader');
    if (gate) return { kind: 'blocked', gate };
    const expected = press(tally, button);
    const { id, kind, mine: stance } = expected;
    const settled = this.#line.run(`${kind} ${id}`, () => this.#votes.castVote({ id, kind, stance }));
    return { kind: 'cast', expected, settled };
  }
}
