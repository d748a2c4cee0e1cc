import type { Call } from '../shared/call';
import type { Poll } from './post';

/** Somebody's choice in a poll; none takes it back. */
export interface PollVote {
  readonly postId: string;
  readonly optionId: number | undefined;
}

export abstract class PollsPort {
  /** Records the caller's choice and answers with the poll as they now see it. */
  abstract votePoll(vote: PollVote, call?: Call): Promise<Poll>;
  abstract readPoll(of: { readonly postId: string }, call?: Call): Promise<Poll>;
}
