import type { Notification } from './notification';
import type { Marked } from './notifications-port';

/** The tabs of one browser: one of them asks, all of them know. */
export abstract class NoticeTabs {
  /** Runs in one tab at a time, in the next one when that tab goes; what `run` answers stops it. */
  abstract lead(run: () => () => void): () => void;
  abstract share(items: readonly Notification[]): void;
  abstract hear(heard: (items: readonly Notification[]) => void): () => void;
  /** What was seen or read here, at once: the badge is one. */
  abstract tellMarked(marked: readonly Marked[]): void;
  abstract hearMarked(heard: (marked: readonly Marked[]) => void): () => void;
}
