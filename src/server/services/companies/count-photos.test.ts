import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { waitingQueries } from '../../testing/waiting-queries';
import { callsTo, newUsersOf } from '../profile/account/testing';
import { aPhoto, uploadPhoto } from './testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
});
afterAll(() => server.close());

const call = callsTo(() => server, '/company-services/v1/own-photos');
const company = () => server.services.db.selectFrom('companies').where('url_name', '=', 'kaveri-bank');
const counted = async () => (await company().select('photos').executeTakeFirstOrThrow()).photos;
const shown = async (): Promise<number> =>
  (await server.send({ url: '/company-services/v1/companies/kaveri-bank/photos' })).json().total;

it('photos that two members publish at the same moment are both counted', async () => {
  const newUsers = newUsersOf(server);
  const authors = [await newUsers.join(), await newUsers.join('Vikram Rao')];
  const bodies = await Promise.all(
    authors.map(async ({ cookie }) => {
      const { key } = (await uploadPhoto(server, cookie, await aPhoto().jpeg().toBuffer())).json();
      return { companyName: 'Kaveri Bank', photos: [{ fileKey: key, album: 'food', caption: 'Lunch' }] };
    }),
  );
  const before = await shown();
  const during = await inTransaction(server.services.db, async (db) => {
    await db
      .selectFrom('companies')
      .select('id')
      .where('url_name', '=', 'kaveri-bank')
      .forNoKeyUpdate()
      .execute();
    const sent = authors.map((author, index) => call(author, 'POST', '', bodies[index] ?? {}));
    await expect.poll(() => waitingQueries(server)).toBe(2);
    return { sent };
  });
  expect((await Promise.all(during.sent)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect([await shown(), await counted()]).toEqual([before + 2, before + 2]);
});
