import type { FastifyRequest } from 'fastify';
import { fromNetwork } from './from-network';
import { unavailable } from './problem';

/** Enough to keep database and processor busy; what waits behind them would only be late. */
const MAX_AT_ONCE = 100;

/** Runs the work of a request, or refuses it at once. */
export type Admission = <Answer>(request: FastifyRequest, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Limits how many requests work at once, so that a server with too many refuses some quickly and answers the others as
 * fast as ever. Counts work only, not bodies that arrive slowly or responses that are read slowly. The calls of a page
 * that is rendered belong to that page, which has its own limit.
 */
export function limitWork(maxAtOnce = MAX_AT_ONCE): Admission {
  let working = 0;
  return async (request, work) => {
    if (!fromNetwork(request)) return work();
    if (working >= maxAtOnce) throw unavailable();
    working++;
    try {
      return await work();
    } finally {
      working--;
    }
  };
}
