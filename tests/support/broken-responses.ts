import { problem } from '../../src/adapters/http/testing';

/** Replaces a valid response. Receives that response and the request. */
export type Breaking = (good: unknown, request: Request) => Promise<Response> | Response;

const json = { headers: { 'content-type': 'application/json' } };
const TEN_MEGABYTES = 10_000_000;

/** Keeps requests alive; a collected request loses its abort signal and would wait forever. */
const waiting = new Set<Request>();

/** Ends with the caller's timeout, like a request on a dead connection. */
const never = (request: Request): Promise<never> =>
  new Promise((_, reject) => {
    waiting.add(request);
    const { signal } = request;
    const end = () => {
      waiting.delete(request);
      reject(signal.reason);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Headers that arrive, and a body that does not. */
const headOnly = (request: Request): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"items":['));
        never(request).catch((reason: unknown) => stream.error(reason));
      },
    }),
    json,
  );

/** Every nested value, changed. */
function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, change)]));
}

/** A value of another type than the expected one. */
const otherType = (leaf: unknown): unknown => (typeof leaf === 'string' ? { text: leaf } : `${leaf}`);

const isName = (leaf: unknown): boolean => typeof leaf === 'string' && /^[A-Z][A-Z_]+$/.test(leaf);

export const BROKEN_ANSWERS = {
  'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'a server that failed': () => new Response('Bad gateway', { status: 502 }),
  'a session that ended': () => problem(401, 'UNAUTHORISED'),
  'too many requests': () => problem(429, 'TOO_MANY_REQUESTS', 'Slow down.', { 'retry-after': '1' }),
  'a page instead of data': () =>
    new Response('<!doctype html><h1>Welcome to the hotel</h1>', {
      headers: { 'content-type': 'text/html' },
    }),
  'a page with the type of JSON': () => new Response('<!doctype html><h1>Welcome</h1>', json),
  'a truncated response': (good) => new Response(JSON.stringify(good ?? '{').slice(0, -12), json),
  'an empty response': () => new Response('', json),
  nothing: () => new Response('null', json),
  'other types': (good) => Response.json(mapLeaves(good ?? {}, otherType)),
  'unknown names': (good) => Response.json(mapLeaves(good ?? {}, (leaf) => (isName(leaf) ? 'NEWEST' : leaf))),
  'ten megabytes': (good) => new Response(`${JSON.stringify(good ?? {})}${' '.repeat(TEN_MEGABYTES)}`, json),
  silence: (_, request) => never(request),
  'a body that never arrives': (_, request) => headOnly(request),
} as const satisfies Readonly<Record<string, Breaking>>;

/** The paths of all values in a response. */
export function placesIn(value: unknown, position: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [position];
  return [position, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...position, key]))];
}

/** The response with one changed value. */
export function withValueAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withValueAt(item, rest, put) : item));
  }
  const current = value as Readonly<Record<string, unknown>>;
  return { ...current, [key]: withValueAt(current[key], rest, put) };
}
