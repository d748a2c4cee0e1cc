import { type Fields, problem } from '../model-data';
import { failure } from '../plant-faults';
import { type Fault, fault, html, without } from './fault';

/** Failures with a wrong status, code or body. */
export const FAILURES: readonly Fault[] = [
  fault('failures are HTML', 'castVote', 'content-type', failure(html)),
  fault(
    'failures are plain JSON',
    'castVote',
    'content-type',
    failure((reply) => ({ ...reply, type: 'application/json' })),
  ),
  fault('failures have no x-request-id', 'castVote', 'header-missing', failure(without('x-request-id'))),
  fault(
    'failures have no code',
    'castVote',
    'body-schema',
    failure((reply) => ({ ...reply, body: { title: 'no', status: reply.status } })),
  ),
  fault(
    "another operation's code",
    'castVote',
    'undocumented-code',
    failure((reply) => ({ ...reply, body: { ...(reply.body as Fields), code: 'POLL_CLOSED' } })),
  ),
  fault(
    'the problem says another status',
    'castVote',
    'problem-status',
    failure((reply) => ({ ...reply, body: { ...(reply.body as Fields), status: 500 } })),
  ),
  fault(
    'a stack trace',
    'castVote',
    'stack-trace',
    failure((reply) => ({
      ...reply,
      body: { ...(reply.body as Fields), message: 'Error\n    at cast (/srv/vote.js:10:3)' },
    })),
  ),
  fault(
    '405 without allow',
    'castVote',
    'header-missing',
    failure((reply) => (reply.status === 405 ? without('allow')(reply) : reply)),
  ),
  fault(
    '404 for a broken body',
    'castVote',
    'invalid-accepted',
    failure((reply) =>
      reply.status === 400 ? { ...problem(404, 'NOT_FOUND'), headers: reply.headers } : reply,
    ),
  ),
  fault(
    'the broken field is not named',
    'castVote',
    'field-not-named',
    failure((reply) =>
      reply.status === 400 ? { ...reply, body: { ...(reply.body as Fields), errors: [] } } : reply,
    ),
  ),
];
