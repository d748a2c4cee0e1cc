import type { Tally } from './vote';

/** Shares vote counts between the tabs of one browser. */
export abstract class TabVotes {
  abstract publish(tally: Tally): void;
  /** Listens to other tabs until the returned function is called. */
  abstract subscribe(listener: (tally: Tally) => void): () => void;
}
