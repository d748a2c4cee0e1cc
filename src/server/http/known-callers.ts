import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { fromNetwork } from './from-network';

/** Keyed by the cookies of the page request, which its internal calls carry unchanged. */
const known = new Map<string, Caller>();

/** Rendering a page makes several calls for its reader, who was already identified by the page request. */
export async function withKnownCaller<Drawn>(
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

/** Trusts only calls from this process. */
export const knownCaller = (
  request: Pick<FastifyRequest, 'headers'> & Parameters<typeof fromNetwork>[0],
): Caller | undefined => (fromNetwork(request) ? undefined : known.get(request.headers.cookie ?? ''));
