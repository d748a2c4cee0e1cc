import type { Call } from '../shared/call';
import type { Tally, Votable, Vote } from './vote';

export abstract class VotingPort {
  /** Records the caller's vote and returns the current public tally. */
  abstract castVote(vote: Vote, call?: Call): Promise<Tally>;
  abstract readVote(
    input: Votable & { readonly stance?: 'UP' | 'DOWN' | undefined },
    call?: Call,
  ): Promise<Tally>;
  abstract readVotes(
    input: { readonly votables: readonly Votable[] },
    call?: Call,
  ): Promise<readonly Tally[]>;
}
