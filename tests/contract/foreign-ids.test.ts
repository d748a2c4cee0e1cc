import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, readSpecs } from '../../scripts/api/spec';
import { compose, exampleRequest } from '../../scripts/contract/request';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';

/** The ids and names in all examples belong to the example member. */
const ASHA = 'Mb1asha2Nair3Qx4';
const IMRAN = 'Mb2imranS7Vt5Wk9';
const SERVICES = ['user', 'career', 'account', 'experience'];

const specs = (await readSpecs('openapi')).filter(({ service }) => SERVICES.includes(service));
const operations = specs.flatMap((spec) => spec.operations);
/** A coupon belongs to no member; all see the same ones. */
const named = operations.filter(
  ({ id, parameters }) => id !== 'redeemCoupon' && parameters.some((parameter) => parameter.in === 'path'),
);
const reads = operations.filter(
  ({ id, method, parameters }) =>
    // Random names that differ each time.
    method === 'get' && id !== 'suggestAliases' && !parameters.some((parameter) => parameter.in === 'path'),
);

let server: TestServer;
let asha: string;
let imran: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.signIn(ASHA);
  imran = await server.signIn(IMRAN);
});
afterAll(() => server.close());

function send(operation: Operation, cookie: string) {
  const request = exampleRequest(operation);
  const { method, url, headers, body } = compose(operation, request, { origin: 'http://here.test', cookie });
  return server.app.inject({
    method: method as 'GET',
    url: url.replace('http://here.test', ''),
    headers,
    ...(body !== undefined && { payload: body }),
  });
}

const all = async (cookie: string) => {
  const responses = await Promise.all(reads.map((operation) => send(operation, cookie)));
  return responses.map(({ statusCode, body }, index) => [reads[index]?.id, statusCode, body]);
};

it('no data of one member appears in the responses for another', async () => {
  for (const [id, status, body] of await all(imran)) {
    expect(status, String(id)).toBe(200);
    for (const hers of ['Asha Nair', 'QuietMonsoon', 'Wx7asha', 'Ed7asha', ASHA])
      expect(body, String(id)).not.toContain(hers);
  }
});

it('every id of one member is refused to another, and nothing changes', async () => {
  expect(named.length).toBeGreaterThan(10);
  const before = await all(asha);
  expect(before.every(([, status]) => status === 200)).toBe(true);
  for (const operation of named) {
    const { statusCode } = await send(operation, imran);
    // Revoking another member's session responds as if it did not exist.
    expect(statusCode, operation.id).toBe(operation.id === 'revokeSession' ? 204 : 404);
  }
  expect(await all(asha)).toEqual(before);
  for (const operation of named)
    expect((await send(operation, asha)).statusCode, operation.id).toBeLessThan(300);
});

it('a visitor cannot read or change the data of any member', async () => {
  for (const operation of operations) expect((await send(operation, '')).statusCode, operation.id).toBe(401);
});
