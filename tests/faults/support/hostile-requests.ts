import type { InjectOptions } from 'fastify';
import {
  type ContractDocument,
  type Operation,
  operationsOf,
  type Parameter,
} from '../../../src/server/http/contract';

/** Requests that our clients never send, derived from the contracts so that they pass routing. */

export interface Target {
  readonly operation: Operation;
  readonly exampleBody: unknown;
}

/** The operations of a contract, each with its example body. */
export const targetsOf = (document: ContractDocument): readonly Target[] =>
  operationsOf(document).map((operation) => ({ operation, exampleBody: bodyOf(document, operation.id) }));

interface RawOperation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> };
}

function bodyOf(document: ContractDocument, id: string): unknown {
  const all = Object.values(document.paths).flatMap((item) => Object.values(item) as RawOperation[]);
  const content = all.find(({ operationId }) => operationId === id)?.requestBody?.content;
  return content?.['application/json']?.example ?? {};
}

export interface HostileRequest {
  readonly operation: Operation;
  readonly request: InjectOptions;
}

type Rng = () => number;

/** The same random sequence for the same seed. */
export function rngOf(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(rng: Rng, list: readonly Item[]): Item => list[Math.floor(rng() * list.length)] as Item;

const TEXTS = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table members; --",
  '%',
  '_%\\',
  '../../../etc/passwd',
  '%00',
  'a\0b',
  '\ud83d',
  '\u202egnp.exe',
  '\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(60),
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  '0x10',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'x'.repeat(5_000),
  '\r\nset-cookie: a=b',
  'अ'.repeat(100),
  'Kq3vN8xWm2Zt7Rf1',
  '((a+)+)+$',
] as const;

const VALUES: readonly unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { $ref: '#' },
  { __proto__: 1, constructor: { prototype: 1 } },
  Array.from({ length: 2_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
];

const BODIES: readonly string[] = [
  '',
  '{',
  '[[[[',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"isWriter":true}}',
  '{"constructor":{"prototype":{"isWriter":true}}}',
  'null',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '\ufeff{}',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'multipart/form-data',
  'x',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

/** A valid request with one to three faults. */
export function hostileRequest(rng: Rng, target: Target, cookies: readonly string[]): HostileRequest {
  const { operation } = target;
  const draft = honest(rng, target, cookies);
  for (let wrongs = 1 + Math.floor(rng() * 3); wrongs > 0; wrongs--) pick(rng, WRONGS)(rng, draft, operation);
  const query = new URLSearchParams(draft.query);
  const url = `${draft.url}${draft.query.length > 0 ? `?${query}` : ''}${draft.tail}`;
  const { method, headers, payload } = draft;
  return { operation, request: { method, url, headers, ...(payload !== undefined && { payload }) } };
}

interface Draft {
  method: (typeof METHODS)[number];
  url: string;
  query: [string, string][];
  tail: string;
  headers: Record<string, string>;
  body: unknown;
  payload: string | undefined;
}

function honest(rng: Rng, { operation, exampleBody }: Target, cookies: readonly string[]): Draft {
  const here = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const url = operation.url.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(exampleOf(here('path').find((parameter) => parameter.name === name))),
  );
  const cookie = pick(rng, cookies);
  return {
    method: operation.method,
    url,
    query: here('query').flatMap((parameter) =>
      parameter.required || rng() < 0.5 ? [[parameter.name, exampleOf(parameter)]] : [],
    ),
    tail: '',
    headers: {
      ...Object.fromEntries(here('header').map((parameter) => [parameter.name, exampleOf(parameter)])),
      ...(cookie && { cookie }),
      ...(operation.body && { 'content-type': 'application/json' }),
    },
    body: exampleBody,
    payload: operation.body ? JSON.stringify(exampleBody) : undefined,
  };
}

const exampleOf = (parameter: Parameter | undefined): string =>
  String((parameter as { example?: unknown } | undefined)?.example ?? 'x');

/** A URL cannot contain a lone surrogate; the client library would refuse to send it. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

type Wrong = (rng: Rng, draft: Draft, operation: Operation) => void;

const WRONGS: readonly Wrong[] = [
  (rng, draft) => {
    const pair = pick(rng, draft.query);
    if (pair) pair[1] = pick(rng, TEXTS);
  },
  (rng, draft) => {
    draft.query.push([pick(rng, ['limit', 'cursor', 'sort', '__proto__', 'x[]', 'a.b']), pick(rng, TEXTS)]);
  },
  (rng, draft) => {
    const parts = draft.url.split('/');
    parts[2 + Math.floor(rng() * (parts.length - 2))] = encodeURIComponent(wellFormed(pick(rng, TEXTS)));
    draft.url = parts.join('/');
  },
  (rng, draft) => {
    draft.payload = pick(rng, BODIES);
    draft.headers['content-type'] = pick(rng, TYPES);
  },
  (rng, draft) => {
    draft.payload = JSON.stringify(mutated(rng, draft.body));
    draft.headers['content-type'] = 'application/json';
  },
  (rng, draft) => {
    draft.payload = JSON.stringify(mutated(rng, draft.body));
    draft.headers['content-type'] = 'application/json';
  },
  (rng, draft) => {
    draft.headers[pick(rng, Object.keys(draft.headers)) ?? 'appid'] = pick(rng, TEXTS).replace(
      /[^\x20-\x7e]/g,
      '?',
    );
  },
  (rng, draft) => {
    draft.headers.cookie = `AT=${pick(rng, TEXTS).replace(/[^\x21-\x7e]/g, '?')}`;
  },
  (rng, draft) => {
    draft.method = pick(rng, METHODS);
  },
  (rng, draft) => {
    draft.tail = pick(rng, [
      '%',
      '%zz',
      '?',
      '&&&=',
      '//',
      '?a[b]=c',
      '#x',
      '/..;/',
      '%c0%ae',
      ';jsessionid=1',
    ]);
  },
];

/** The value with one part replaced, removed or added. */
function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || rng() < 0.15) return pick(rng, VALUES);
  if (Array.isArray(value)) return value.map((item) => (rng() < 0.5 ? mutated(rng, item) : item));
  const copy: Record<string, unknown> = { ...value };
  const key = pick(rng, Object.keys(copy)) ?? 'x';
  if (rng() < 0.2) delete copy[key];
  else if (rng() < 0.4)
    copy[pick(rng, ['isWriter', 'userId', 'id', 'status', 'verified', 'createdAt'])] = pick(rng, VALUES);
  else copy[key] = mutated(rng, copy[key]);
  return copy;
}
