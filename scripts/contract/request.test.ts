import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { Operation, Parameter } from '../api/spec';
import { compose, curl, exampleRequest, type Request } from './request';

const parameter = (place: Parameter['in'], name: string, example?: Parameter['example']): Parameter => ({
  name,
  in: place,
  schema: { type: 'string' },
  example,
});

const operation: Operation = {
  service: 'notes',
  id: 'writeNote',
  port: 'Notes',
  method: 'post',
  path: '/v1/{book}/notes',
  base: '/note-services',
  role: 'member',
  parameters: [
    parameter('path', 'book', 'a b'),
    parameter('query', 'q', "it's"),
    parameter('header', 'appid', 999),
    parameter('header', 'idempotency-key', 'contract-example-key'),
    parameter('query', 'cursor'),
  ],
  body: { type: 'application/json', schema: {}, example: { text: "O'Hara\n" }, required: true },
  responses: {},
  codes: {},
  listed: {},
  open: false,
};

const sent = (request: Request, cookie?: string) =>
  compose(operation, request, { origin: 'http://x', cookie });

it('the verifier sends the example of the contract without a cursor, which only the server can create', () => {
  const outgoing = sent(exampleRequest(operation), 'AT=1');
  expect(outgoing.url).toBe("http://x/note-services/v1/a%20b/notes?q=it's");
  expect(outgoing.headers).toMatchObject({
    appid: '999',
    cookie: 'AT=1',
    'content-type': 'application/json',
  });
});

it('the verifier never sends the example’s idempotency key twice', () => {
  const keys = [1, 2].map(() => sent(exampleRequest(operation)).headers['idempotency-key']);
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys).not.toContain('contract-example-key');
});

it('the verifier writes half a surrogate pair as the replacement character', () => {
  expect(sent({ parameters: { 'path.book': '\ud800' } }).url).toContain('%EF%BF%BD');
});

it('the verifier sends and prints bytes as they are, where the contract asks for a file', () => {
  const schema = { type: 'string', format: 'binary' };
  const body = { type: 'image/webp', schema, example: 'AP8KDQA=', required: true };
  const outgoing = compose({ ...operation, body }, exampleRequest({ ...operation, body }), {
    origin: 'http://x',
    cookie: undefined,
  });
  expect(outgoing.body).toEqual(Buffer.from([0, 255, 10, 13, 0]));
  expect(outgoing.headers['content-type']).toBe('image/webp');
  const shell = `curl() { cat; }; ${curl(outgoing)}`;
  expect(execFileSync('sh', ['-c', shell])).toEqual(outgoing.body);
});

it('the verifier prints a curl line a shell reads as the same request, quotes and line ends included', () => {
  const outgoing = sent(exampleRequest(operation));
  const shell = `curl() { printf '%s\\0' "$@"; }; ${curl(outgoing)}`;
  const text = execFileSync('sh', ['-c', shell], { encoding: 'utf8' }).split('\0');
  expect(text[text.indexOf('--data-raw') + 1]).toBe(outgoing.body);
  expect(text).toEqual(expect.arrayContaining(['POST', outgoing.url, 'appid: 999']));
});
