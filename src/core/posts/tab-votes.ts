import type { Tally } from './vote';

/** The line on which the tabs of one browser tell each other how a vote stands. */
export abstract class TabVotes {
  abstract tell(tally: Tally): void;
  /** Hears what other tabs tell, until the returned function is called. */
  abstract hear(heard: (tally: Tally) => void): () => void;
}
