import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CodesByStatus, codesIn, codesOf } from './problem-codes';
import { type Document, readSpecs, resolve, type Schema } from './spec';

const specs = await readSpecs('openapi');
const operations = specs.flatMap(({ operations: all }) => all);
const known = specs.find(({ service }) => service === 'login')?.document.components?.schemas?.ProblemCode
  ?.enum;

/** Sent by the sockets, by pages, or in successful responses. */
const ELSEWHERE = [
  'BUSY',
  'FORBIDDEN',
  'PORTAL_ACCOUNT_REFUSED',
  'PORTAL_ACCOUNT_UNKNOWN',
  'PORTAL_NOT_ALLOWED',
  'POSTED_ALREADY',
  'TOO_MANY_SOCKETS',
  'UPGRADE_REQUIRED',
];

it('every code has an operation that can return it, or is listed as sent elsewhere', () => {
  const used = new Set(operations.flatMap(({ codes }) => Object.values(codes).flat()));
  expect((known ?? []).filter((code) => !used.has(String(code)))).toEqual(ELSEWHERE);
});

it('parameters, role and security of an operation add their codes', () => {
  const header = { name: 'idempotency-key', in: 'header', schema: {}, 'x-ambient': true } as const;
  const cursor = { name: 'cursor', in: 'query', schema: {} } as const;
  const codes = codesOf({
    service: 'feed',
    role: 'writer',
    parameters: [header, cursor],
    security: [{ session: [], freshLogin: [] }],
    own: { 409: ['POLL_CLOSED'] },
  });
  expect(codes).toMatchObject({
    400: ['INVALID_CURSOR', 'INVALID_REQUEST'],
    401: ['LOGIN_REQUIRED', 'SESSION_EXPIRED'],
    403: ['FOREIGN_ORIGIN', 'FRESH_LOGIN_REQUIRED', 'WRITER_REQUIRED'],
    409: ['IDEMPOTENCY_KEY_REUSED', 'OTHER_ACCOUNT', 'POLL_CLOSED'],
  });
});

interface Failure {
  readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example: { code: string } }>>;
}

/** The codes in a bundled response and the code of its example. */
function bundled(document: Document, node: object): { enum: unknown; example: string | undefined } {
  const media = (resolve(document, node) as Failure).content['application/problem+json'];
  const [, limit] = media?.schema.allOf ?? [];
  return { enum: limit?.properties?.code?.enum, example: media?.example.code };
}

it('every failure in the bundled contracts lists exactly the codes of its operation', () => {
  for (const { document, operations: all } of specs)
    for (const { path, method, codes, responses, id } of all) {
      const raw = document.paths[path]?.[method] as { responses: Record<string, object> };
      const failures = Object.keys(responses).filter((status) => !status.startsWith('2'));
      for (const status of failures) {
        const expected = codesIn(codes as CodesByStatus, status, Object.keys(responses));
        const { enum: listed, example } = bundled(document, raw.responses[status] ?? {});
        expect(listed, `${id} ${status}`).toEqual(expected);
        expect(expected, `${id} ${status}`).toContain(example);
      }
    }
});

/** Codes that the client makes itself, without a response. */
const OF_CLIENT = ['TIMEOUT', 'NEW_VERSION', 'ACCOUNT_CHANGED', 'KEY_UNUSABLE', 'NOT_SAVED', 'MAYBE_SAVED'];

it('the client branches on documented codes only', () => {
  const files = ['src/core', 'src/stores', 'src/views', 'src/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const branches = files.flatMap((text) =>
    [...text.matchAll(/\bcode [!=]== '([A-Z][A-Z_]{3,})'/g)].map(([, code]) => String(code)),
  );
  expect(branches.length).toBeGreaterThan(10);
  expect(branches.filter((code) => !known?.includes(code) && !OF_CLIENT.includes(code))).toEqual([]);
});
