import type { Ballot } from './ballot';

/** A choice in a poll or among offers, and when it was made: the last one counts in every tab. */
export interface TabBallot {
  /** The member and the post, so that it is not shown to another member. */
  readonly key: string;
  readonly ballot: Ballot;
  readonly chosenAt: number;
}

/** Shares choices between the tabs of one browser. */
export abstract class TabBallots {
  abstract publish(choice: TabBallot): void;
  /** Listens to other tabs until the returned function is called. */
  abstract subscribe(listener: (choice: TabBallot) => void): () => void;
}
