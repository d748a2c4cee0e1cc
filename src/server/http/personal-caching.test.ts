import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  const reader = { id: 'Mreader00000001', name: 'Reader', is_reader: true, is_writer: false };
  await server.services.db.insertInto('members').values(reader).execute();
  cookie = await server.signIn(reader.id);
});
afterAll(() => server.close());

const PROFILE = '/user-services/user/profile';
const caching = async (headers: Record<string, string>, url = PROFILE) => {
  const { statusCode, headers: received } = await server.send({ url, headers });
  return [statusCode, received['cache-control']];
};

it('no cache may store a member’s response', async () => {
  expect(await caching({ cookie })).toEqual([200, 'no-store']);
  expect(await caching({})).toEqual([401, 'no-store']);
});

it('a page that bypasses its cache gets responses that the browser accepts for going back', async () => {
  const bypassing = { 'x-not-stored': '1' };
  expect(await caching({ cookie, ...bypassing })).toEqual([200, 'private, no-cache']);
  expect(await caching(bypassing)).toEqual([401, 'private, no-cache']);
});

it('pictures stay cacheable for such a page', async () => {
  const [status, policy] = await caching({ 'x-not-stored': '1' }, '/art/kolam/monsoon.svg');
  expect([status, policy]).toEqual([200, expect.stringContaining('immutable')]);
});
