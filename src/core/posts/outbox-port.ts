import { Failure } from '../shared/failure';
import type { NewWrite } from './stored-write';

/** The outcome of a queued write: accepted, rejected with a reason, or withdrawn by the author. */
export type Sent =
  | { readonly write: NewWrite; readonly response: unknown }
  | { readonly write: NewWrite; readonly refused: string }
  | { readonly write: NewWrite; readonly withdrawn: true };

export interface OutboxCount {
  readonly waiting: number;
  readonly refused: number;
}

/** Queues writes that could not be sent. Its code is loaded on first use. */
export abstract class OutboxPort {
  /** Loads the queue for display; a failed load is tried again on the next call. */
  abstract load(): Promise<unknown>;
  /** Rethrows the failure if the write cannot be stored. */
  abstract keep(write: NewWrite, failure: Failure): Promise<void>;
  /** Sends the queued writes if a member is logged in. */
  abstract wake(): Promise<void>;
  abstract onSent(listener: (sent: Sent) => void): () => void;
  abstract onCount(listener: (count: OutboxCount) => void): () => void;
}

/** Offline means that the server rejected nothing, so the write can be retried. */
export const isLost = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === 'offline';
