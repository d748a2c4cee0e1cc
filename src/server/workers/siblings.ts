import type { Limiter } from '../http/limiter';
import type { PageExchange } from '../pages/page-exchange';

/** Shared by the worker processes of one server. */
export interface Siblings {
  readonly limiter: Limiter;
  readonly pages: PageExchange;
  /** The metrics of all of them as text. */
  readonly metrics: () => Promise<string>;
}
