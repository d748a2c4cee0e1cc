import { Failure } from '../shared/failure';
import type { NewWrite } from './kept-write';

/** The end of a queued write: the server accepted it or refused it for this reason, or the author took it back. */
export type Sent =
  | { readonly write: NewWrite; readonly answer: unknown }
  | { readonly write: NewWrite; readonly refused: string }
  | { readonly write: NewWrite; readonly withdrawn: true };

export interface OutboxCount {
  readonly waiting: number;
  readonly refused: number;
}

/** Takes writes that could not be sent. The code behind it is loaded when it is first needed. */
export abstract class Postbox {
  /** Loads the queue, so that it can be shown; the same promise until it failed. */
  abstract load(): Promise<unknown>;
  /** Throws the failure again when the write cannot be stored. */
  abstract keep(write: NewWrite, failure: Failure): Promise<void>;
  /** Sends what waits, if a member is signed in. */
  abstract wake(): Promise<void>;
  abstract onSent(listener: (sent: Sent) => void): () => void;
  /** Called again whenever the number of queued writes changes. */
  abstract onCount(listener: (count: OutboxCount) => void): () => void;
}

/** Without a network nothing was refused: it can be done later. */
export const isLost = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === 'offline';
