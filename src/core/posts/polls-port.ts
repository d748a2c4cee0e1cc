import type { Call } from '../shared/call';
import type { OptionId, PostId } from '../shared/ids';
import type { Poll } from './post';

/** The chosen option; undefined withdraws the vote. */
export interface PollVote {
  readonly postId: PostId;
  readonly optionId: OptionId | undefined;
}

export abstract class PollsPort {
  /** Records the caller's choice and returns the poll as the caller now sees it. */
  abstract votePoll(vote: PollVote, call?: Call): Promise<Poll>;
  abstract readPoll(input: { readonly postId: PostId }, call?: Call): Promise<Poll>;
}
