import type { Limiter } from '../http/limiter';

/** What the worker processes of one server share. */
export interface Siblings {
  readonly limiter: Limiter;
  /** The metrics of all of them as text. */
  readonly metrics: () => Promise<string>;
}
