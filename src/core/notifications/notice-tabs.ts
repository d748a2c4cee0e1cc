import type { Notification } from './notification';
import type { Marked } from './notifications-port';

/** Coordinates the tabs of one browser: one tab polls and shares the result with the others. */
export abstract class NoticeTabs {
  /** Runs in one tab at a time and moves to another when that tab closes. The function `run` returns stops it. */
  abstract lead(run: () => () => void): () => void;
  abstract share(items: readonly Notification[]): void;
  abstract hear(heard: (items: readonly Notification[]) => void): () => void;
  /** Shares seen and read marks at once, because all tabs show the same badge. */
  abstract tellMarked(marked: readonly Marked[]): void;
  abstract hearMarked(heard: (marked: readonly Marked[]) => void): () => void;
}
