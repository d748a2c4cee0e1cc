import type { Notification } from './notification';
import type { Marked } from './notifications-port';

/** Coordinates the tabs of one browser: one tab polls and shares the result with the others. */
export abstract class NoticeTabs {
  /** Runs in one tab at a time and moves to another when that tab closes. The function `run` returns stops it. */
  abstract lead(run: () => () => void): () => void;
  abstract share(items: readonly Notification[]): void;
  abstract subscribe(listener: (items: readonly Notification[]) => void): () => void;
  /** Shares seen and read marks at once, because all tabs show the same badge. */
  abstract publishMarked(marked: readonly Marked[]): void;
  abstract subscribeMarked(listener: (marked: readonly Marked[]) => void): () => void;
}
