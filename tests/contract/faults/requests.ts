import type { Fields, Reply } from '../model-data';
import { answering, overlooking, overlookingParameter, refusing } from '../plant-faults';
import { type Fault, fault } from './fault';

/** Invalid requests that are accepted, and valid ones that are refused. */
export const REQUESTS: readonly Fault[] = [
  fault(
    'bodies are not checked',
    'recordTiming',
    'invalid-accepted',
    overlooking(() => true),
  ),
  fault(
    'unknown fields are taken',
    'recordTiming',
    'invalid-accepted',
    overlooking(({ code }) => code === 'additionalProperties'),
  ),
  fault(
    'unknown parameters are ignored',
    'listFeed',
    'invalid-accepted',
    overlookingParameter(({ code }) => code === 'unknown'),
  ),
  fault(
    'texts may be too long',
    'recordTiming',
    'invalid-accepted',
    overlooking(({ code }) => code === 'maxLength'),
  ),
  fault(
    'lists may be too long',
    'readVotes',
    'invalid-accepted',
    overlooking(({ code }) => code === 'maxItems'),
  ),
  fault(
    'lists may be empty',
    'readVotes',
    'invalid-accepted',
    overlooking(({ code }) => code === 'minItems'),
  ),
  fault(
    'fields may be left out',
    'recordTiming',
    'invalid-accepted',
    overlooking(({ code }) => code === 'required'),
  ),
  fault(
    'patterns are not checked',
    'recordTiming',
    'invalid-accepted',
    overlooking(({ code }) => code === 'pattern'),
  ),
  fault(
    'numbers may be too small',
    'recordTiming',
    'invalid-accepted',
    overlooking(({ code }) => code === 'minimum'),
  ),
  fault('numbers may be texts', 'joinCommunity', 'invalid-accepted', ({ checkBody }) => ({
    checkBody: (operation, body) => checkBody(operation, numbered(body)),
  })),
  fault('enums in any case', 'recordVital', 'invalid-accepted', ({ checkBody }) => ({
    checkBody: (operation, body) => checkBody(operation, upperCased(body)),
  })),
  fault('malformed JSON counts as nothing wrong', 'recordTiming', 'invalid-accepted', ({ readBody }) => ({
    readBody: (operation, type, text) => {
      const read = readBody(operation, type, text);
      return isRefusal(read, 400) ? operation.body?.example : read;
    },
  })),
  fault('any content type will do', 'recordTiming', 'invalid-accepted', ({ readBody }) => ({
    readBody: (operation, _, text) => readBody(operation, operation.body?.type ?? '', text),
  })),
  fault(
    'the limit has no maximum',
    'listFeed',
    'invalid-accepted',
    overlookingParameter(({ field, code }) => field === '/query/limit' && code === 'maximum'),
  ),
  fault(
    'the limit may be a fraction',
    'listFeed',
    'invalid-accepted',
    overlookingParameter(({ field, code }) => field === '/query/limit' && code === 'type'),
  ),
  fault(
    'the guard headers are not wanted',
    'castVote',
    'invalid-accepted',
    overlookingParameter(({ field }) => String(field).startsWith('/header/')),
  ),
  fault(
    'a cursor no one made is taken',
    'listFeed',
    'invalid-accepted',
    answering('listFeed', (_, sound) => {
      const reply = sound();
      return reply.status === 400
        ? { ...reply, status: 200, type: 'application/json', body: { items: [], nextCursor: null } }
        : reply;
    }),
  ),
  fault(
    'the largest limit is refused',
    'listFeed',
    'valid-refused',
    refusing('listFeed', ({ query }) => query.limit === 50),
  ),
  fault(
    'a default is not a default',
    'listFeed',
    'valid-refused',
    refusing('listFeed', ({ query }) => query.limit === undefined),
  ),
  fault(
    'only ASCII is understood',
    'searchCommunities',
    'valid-refused',
    refusing('searchCommunities', ({ query }) => /[^ -~]/.test(String(query.q))),
  ),
  fault(
    'one enum value was forgotten',
    'listCommunities',
    'valid-refused',
    refusing('listCommunities', ({ query }) => query.type === 'onboarding'),
  ),
  fault(
    'an optional field is wanted',
    'recordEvent',
    'valid-refused',
    refusing('recordEvent', ({ body }) => !('topicId' in (body as object))),
  ),
];

const numbered = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Fields).map(([name, value]) => [
      name,
      /^\d+$/.test(String(value)) ? Number(value) : value,
    ]),
  );
const upperCased = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toUpperCase() : value,
    ]),
  );
const isRefusal = (read: unknown, status: number): boolean => (read as Reply | undefined)?.status === status;
