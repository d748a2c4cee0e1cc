import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Operation, Spec } from '../api/spec';
import { Contract } from './contract';
import { readOptions } from './options';
import { verify } from './verify';

const writeNote: Operation = {
  service: 'notes',
  id: 'writeNote',
  port: 'Notes',
  method: 'post',
  path: '/notes',
  base: '',
  role: 'visitor',
  parameters: [
    {
      name: 'idempotency-key',
      in: 'header',
      required: true,
      schema: { type: 'string' },
      example: 'first-example',
    },
  ],
  body: { type: 'application/json', schema: { type: 'object' }, example: { text: 'x' }, required: true },
  codes: {},
  listed: {},
  responses: {
    '201': {
      description: 'Written.',
      headers: {},
      media: { type: 'application/json', schema: { type: 'object', properties: { id: { type: 'string' } } } },
    },
  },
  open: true,
};
const spec: Spec = {
  service: 'notes',
  file: 'notes.yaml',
  base: '',
  document: { paths: {}, servers: [] },
  operations: [writeNote],
  hash: '',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The violations of a server that handles a repeated key in this way. */
async function rulesBrokenBy(idFor: (key: string) => string): Promise<string[]> {
  const server = createServer((request, response) => {
    request.resume();
    const id = idFor(String(request.headers['idempotency-key']));
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = readOptions(['--base-url', url, '--runs', '3', '--seed', '1', '--no-journeys']);
  const report = await verify({ contracts: [new Contract(spec)], sockets: [] }, options);
  return report.violations.map(({ rule }) => rule);
}

it('the verifier finds a server that repeats a write with the same idempotency key', async () => {
  expect(await rulesBrokenBy(() => crypto.randomUUID())).toContain('done-twice');
  expect(await rulesBrokenBy((key) => `note of ${key}`)).not.toContain('done-twice');
});
