import type { Tally } from './vote';

/** The counts that a press led to, and when it happened: the last press counts in every tab. */
export interface PressedTally extends Tally {
  readonly pressedAt: number;
}

/** Shares vote counts between the tabs of one browser. */
export abstract class TabVotes {
  abstract publish(tally: PressedTally): void;
  /** Listens to other tabs until the returned function is called. */
  abstract subscribe(listener: (tally: PressedTally) => void): () => void;
}
