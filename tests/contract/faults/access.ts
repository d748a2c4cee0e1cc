import { type Fields, type Options, problem, type Reply, reply as response } from '../model-data';
import { answering, editedReply, failure, letIn, success } from '../plant-faults';
import { type Fault, fault } from './fault';

/** Faults in sessions and methods. */
export const ACCESS: readonly Fault[] = [
  fault(
    'no one has to sign in',
    'readProfile',
    'auth-ignored',
    letIn('readProfile', () => true),
  ),
  fault(
    'any session will do',
    'readProfile',
    'auth-ignored',
    letIn('readProfile', (session) => session !== undefined),
  ),
  fault(
    'the end of a session is not checked',
    'readProfile',
    'auth-ignored',
    letIn('readProfile', (session = '') => /^[0-9a-f]{8}-/.test(session)),
  ),
  fault(
    '403 instead of 401',
    'readProfile',
    'auth-ignored',
    failure((reply) =>
      reply.status === 401 ? { ...problem(403, 'FORBIDDEN'), headers: reply.headers } : reply,
    ),
  ),
  fault('everybody signed in may vote', 'castVote', 'role-ignored', answering('castVote', forEveryone)),
  fault(
    'visitors are kept out',
    'listFeed',
    'visitor-refused',
    letIn('listFeed', (session) => session !== undefined),
  ),
  fault('an undocumented method works', 'castVote', 'method-accepted', ({ route }) => ({
    route: (method, path) => route(method === 'PUT' ? 'POST' : method, path),
  })),
  fault('every method reads', 'listChoices', 'method-accepted', ({ route }) => ({
    route: (method, path) => route(path.startsWith('/dropdown') ? 'GET' : method, path),
  })),
  fault(
    'signing out ends nothing',
    'logout',
    'session-survives',
    answering('logout', () => response(204)),
  ),
  fault(
    'shared caches store a profile',
    'readProfile',
    'personal-cached',
    success('readProfile', (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'cache-control': 'public, max-age=60' },
    })),
  ),
  fault(
    'a visitor is taken for the author of a post',
    'listFeed',
    'visitor-owns',
    answering('listFeed', ({ session }, sound) =>
      session === undefined ? editedReply(sound(), '/items/0/isOwner', true) : undefined,
    ),
  ),
  fault(
    'every response has the same x-request-id',
    'readProfile',
    'repeated-request-id',
    success('readProfile', (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'x-request-id': '5f0c6a52-4a0e-4f7e' },
    })),
  ),
];

function forEveryone({ body }: Options, sound: () => Reply): Reply | undefined {
  return sound().status === 403
    ? response(200, { ...(body as Fields), upCount: 487, downCount: 12 })
    : undefined;
}
