import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { fromNetwork } from './from-network';

/** By the cookies a page was asked for with, which its calls carry unchanged. */
const known = new Map<string, Caller>();

/** A page is drawn from several calls in its reader's name: who that is was looked up when the page was asked for. */
export async function knowing<Drawn>(
  { caller, headers }: FastifyRequest,
  draw: () => Promise<Drawn>,
): Promise<Drawn> {
  const { cookie } = headers;
  if (!caller || cookie === undefined) return draw();
  known.set(cookie, caller);
  try {
    return await draw();
  } finally {
    known.delete(cookie);
  }
}

/** Only this process's own calls are believed. */
export const knownCaller = (request: FastifyRequest): Caller | undefined =>
  fromNetwork(request) ? undefined : known.get(request.headers.cookie ?? '');
