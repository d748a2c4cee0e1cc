import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readReplica } from '../db/read-routing';
import { MAX_STALENESS_MS, type Position, type Replicas } from '../db/replicas';
import type { Cursors } from '../services/services';
import { cookieText } from './cookie-text';

/** Runs a handler that only reads; its queries may go to a replica. */
export type Reads = <Result>(
  request: Pick<FastifyRequest, 'cookies'>,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Services whose reads may show what was true a few seconds ago. */
const SERVICES: ReadonlySet<string> = new Set([
  'aggregation',
  'awards',
  'college',
  'company',
  'dropdown',
  'experience',
  'feed',
  'interviews',
  'jobs',
  'reading',
  'review',
  'salary',
  'search',
]);

export const isReadFromReplicas = (service: string): boolean => SERVICES.has(service);

const LIST = 'written';
/** After this time every replica in use shows the write anyway. */
const MAX_AGE_S = (3 * MAX_STALENESS_MS) / 1000;
/** Later than any position: only the primary shows it. */
const END: Position = 1n << 96n;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets replicas serve reads. A write is followed by a cookie with its position, so that its author sees it at once.
 * The cookie is encrypted: positions would show how much is written on the site, and when.
 */
export function replicaReads(
  app: FastifyInstance,
  replicas: Replicas,
  { cursors }: { readonly cursors: Cursors },
  publicOrigin: string,
): Reads {
  const name = publicOrigin.startsWith('https:') ? '__Host-WP' : 'WP';
  app.addHook('onSend', async (request, reply) => {
    // Signing in writes too, also when a provider sends the browser back with a GET.
    if (SAFE.includes(request.method) && reply.getHeader('set-cookie') === undefined) return;
    if (request.routeOptions.config.isNameless) return;
    const position = await replicas.position().catch(() => END);
    const value = cursors.pack(LIST, [String(position)]);
    void reply.header('set-cookie', cookieText({ name, value, httpOnly: true, maxAge: MAX_AGE_S }));
  });
  return (request, work) => readReplica(replicas, positionIn(cursors, request.cookies[name]), work);
}

function positionIn(cursors: Cursors, cookie: string | undefined): Position {
  if (cookie === undefined) return 0n;
  try {
    return BigInt(cursors.unpack(LIST, cookie)[0] ?? 0);
  } catch {
    return END;
  }
}
