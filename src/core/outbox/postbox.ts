import { Failure } from '../shared/failure';
import type { NewWrite } from './kept-write';

/** What became of something that was kept: it is there now, or it was refused. */
export type Sent =
  | { readonly write: NewWrite; readonly answer: unknown }
  | { readonly write: NewWrite; readonly failure: Failure };

/** Takes what could not be sent. What it needs is fetched when somebody first needs it. */
export abstract class Postbox {
  /** Afterwards what waits can be looked at. */
  abstract load(): Promise<void>;
  /** Throws the failure again when it cannot be kept. */
  abstract keep(write: NewWrite, failure: Failure): Promise<void>;
  /** Sends what waits, if anything does. */
  abstract wake(): Promise<void>;
  abstract onSent(listener: (sent: Sent) => void): () => void;
  /** How many wait; called again whenever that changes. */
  abstract onCount(listener: (count: number) => void): () => void;
}

/** Without a line nothing was refused: it can be done later. */
export const isLost = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === 'offline';
