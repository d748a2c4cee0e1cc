import type { Fields } from '../model-data';
import { answering, crash, failure } from '../plant-faults';
import { type Fault, fault } from './fault';

/** Crashes on unexpected input. */
export const CRASHES: readonly Fault[] = [
  fault(
    'a quote breaks the search',
    'searchCommunities',
    'server-error',
    answering('searchCommunities', ({ query }) => (String(query.q).includes("'") ? crash() : undefined)),
  ),
  fault(
    'NUL breaks the search',
    'searchCommunities',
    'server-error',
    answering('searchCommunities', ({ query }) => (String(query.q).includes('\0') ? crash() : undefined)),
  ),
  fault(
    'NUL in a body breaks the log',
    'logError',
    'server-error',
    answering('logError', ({ body }) => (JSON.stringify(body).includes('\\u0000') ? crash() : undefined)),
  ),
  fault(
    'an unknown id is a crash',
    'readPost',
    'server-error',
    failure((reply) => (reply.status === 404 ? { ...crash(), headers: reply.headers } : reply)),
  ),
  fault(
    'a large number breaks the count',
    'recordEvent',
    'server-error',
    answering('recordEvent', ({ body }) =>
      Number((body as Fields).topicId) > 500_000 ? crash() : undefined,
    ),
  ),
  fault('the line is cut', 'searchCommunities', 'no-response', ({ response, write }) => ({
    response: (operation, options) => ({
      ...response(operation, options),
      ...(String(options.query.q).includes('%') && { headers: { cut: 'yes' } }),
    }),
    write: (response, reply) => ('cut' in reply.headers ? response.destroy() : write(response, reply)),
  })),
];
