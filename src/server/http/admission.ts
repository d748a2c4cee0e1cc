import type { FastifyRequest } from 'fastify';
import { fromNetwork } from './from-network';
import { unavailable } from './problem';

/** Enough to keep database and processor busy; what waits behind them would only be late. */
const MAX_WAITING = 50;
/** An orchestrator restarts a server whose health checks fail. */
const ALWAYS = /^\/health\//;

/** One for all: an error with a stack, logged for each refusal, costs as much as a response. */
export const OVERLOADED = unavailable();

interface Waiting {
  readonly waitingCount: number;
}

export const isOverloaded = ({ waitingCount }: Waiting): boolean => waitingCount >= MAX_WAITING;

/** Runs the work of a request, or refuses it at once. */
export type Admission = <Result>(request: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;

/**
 * Refuses requests while too many queries wait for a connection, so that a server with too many requests serves the
 * others as fast as ever. Requests that wait for something else, such as a slow client or a language model, do not
 * count. The calls of a page that is rendered belong to that page, which has its own limit.
 */
export function limitWork(database: Waiting): Admission {
  return async (request, work) => {
    const isFull = isOverloaded(database) && !ALWAYS.test(request.url);
    if (isFull && fromNetwork(request)) throw OVERLOADED;
    return work();
  };
}
