import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { type CallerHeaders, inProcessFetch } from './in-process-fetch';

const ORIGIN = 'http://here';
const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
const COMPANIES = '/company-services/v1/companies';
const PROFILE = '/user-services/user/profile';
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR';
const SHELF = '/feed-services/v2/community/aggregate?type=followed&limit=5';
const DISCUSSED = '/feed-services/v1/interlinking-widget?limit=4';
const PEOPLE = ['one', 'two', 'three'].map((name) => ({ id: `M${name}`.padEnd(16, '0'), name }));

let server: TestServer;
let company: string;
let cookies: readonly string[];
beforeAll(async () => {
  server = await startTestServer();
  const people = PEOPLE.map((person) => ({ ...person, is_reader: true, is_writer: false }));
  await server.services.db.insertInto('members').values(people).execute();
  cookies = await Promise.all(PEOPLE.map(({ id }) => server.signIn(id)));
  const { url_name } = await server.services.db
    .selectFrom('companies')
    .select('url_name')
    .orderBy('url_name')
    .limit(1)
    .executeTakeFirstOrThrow();
  company = url_name;
});
afterAll(() => server.close());

const caller = (cookie = '', acceptLanguage = '') => ({
  cookie,
  ip: '127.0.0.1',
  userAgent: '',
  acceptLanguage,
});

const fetchedAs = (about: CallerHeaders) => {
  const fetch = inProcessFetch(server.app, about);
  return (path: string) => fetch(new Request(ORIGIN + path, { headers: AMBIENT }));
};

async function summaryOf(response: Response) {
  // A cursor is encrypted with a new nonce each time.
  const { nextCursor: _, ...body } = (await response.json()) as { nextCursor?: string };
  return { status: response.status, type: response.headers.get('content-type'), body };
}

describe('a page reads in this process the same as a client over the network', () => {
  const encoded = (text: string) => text.replace(/./, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const paths: Readonly<Record<string, () => string>> = {
    'a list': () => FEED,
    'a list without anything about its reader': () => DISCUSSED,
    'a shared list': () => '/feed-services/v2/community/aggregate?type=all&limit=5',
    'a name in the path': () => `${COMPANIES}/${company}`,
    'an encoded name': () => `${COMPANIES}/${encoded(company)}`,
    'a wrongly encoded name': () => `${COMPANIES}/%E0%A4%A`,
    'an unknown name': () => `${COMPANIES}/no-such-company`,
    'wrong and repeated parameters': () => '/feed-services/v3/feed?sort=WRONG&sort=POPULAR&more=1',
    'an unknown path': () => '/feed-services/v1/nothing',
    'the profile': () => PROFILE,
  };

  it.each(Object.keys(paths))(
    'a read in this process has the same result as over the network: %s',
    async (name) => {
      const path = paths[name]?.() ?? '';
      for (const cookie of ['', cookies[0]]) {
        const sent = await server.app.inject({
          url: path,
          headers: { ...AMBIENT, 'user-agent': '', ...(cookie && { cookie }) },
        });
        const reference = new Response(sent.payload, {
          status: sent.statusCode,
          headers: { 'content-type': String(sent.headers['content-type']) },
        });
        const read = await fetchedAs(caller(cookie))(path);
        expect(await summaryOf(read)).toEqual(await summaryOf(reference));
      }
    },
  );
});

it('pages of several members and a visitor that render at the same time never mix', async () => {
  const readers = [...cookies, ''].map((cookie) => fetchedAs(caller(cookie)));
  const rounds = Array.from({ length: 25 }, () => readers.map((read) => read(PROFILE)));
  const expected = [...PEOPLE.map(({ name }) => [200, name]), [401, undefined]];
  for (const round of rounds) {
    const responses = await Promise.all(round);
    const seen = await Promise.all(
      responses.map(async (response) => {
        const { name } = (await response.json()) as { name?: string };
        return [response.status, name];
      }),
    );
    expect(seen).toEqual(expected);
  }
});

it('a session that has ended is refused, and its cookie gives no access to later reads', async () => {
  const read = fetchedAs(caller('AT=unknown; RT=unknown'));
  expect((await read(PROFILE)).status).toBe(401);
  expect((await read(FEED)).status).toBe(401);
  expect((await fetchedAs(caller())(FEED)).status).toBe(200);
});

it('a list without anything about its reader is read without their session', async () => {
  const read = fetchedAs(caller('AT=unknown; RT=unknown'));
  expect((await read(DISCUSSED)).status).toBe(200);
  const { db } = server.services;
  const readers = [...cookies, ''].map((cookie) => fetchedAs(caller(cookie)));
  const readResponses = async () =>
    new Set(await Promise.all(readers.map(async (reader) => (await reader(DISCUSSED)).text())));
  const before = await readResponses();
  expect([before.size, before.has('[]')]).toEqual([1, false]);
  await db.updateTable('posts').set({ status: 'DELETED' }).execute();
  expect([...(await readResponses())]).toEqual(['[]']);
});

it('a page does not identify its member again, also while another page of the member renders', async () => {
  const [{ id = '' } = {}] = PEOPLE;
  const member = { memberId: id, isReader: true, isWriter: false };
  const pages = [0, 1].map(() => fetchedAs({ ...caller(cookies[0]), caller: member }));
  let queries = 0;
  const count = () => {
    queries++;
  };
  server.database.pool.on('acquire', count);
  await pages[0]?.(SHELF);
  await Promise.all(pages.map((read) => read(SHELF)));
  server.database.pool.off('acquire', count);
  expect(queries, 'one for each list').toBe(3);
});
