import type { Tally } from './vote';

/** Shares vote counts between the tabs of one browser. */
export abstract class TabVotes {
  abstract tell(tally: Tally): void;
  /** Listens to other tabs until the returned function is called. */
  abstract hear(heard: (tally: Tally) => void): () => void;
}
