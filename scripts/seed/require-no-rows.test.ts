import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { seedData } from './seed-data';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

const seed = () => {
  const { services } = server;
  return seedData({ db: services.db, services, seed: 1, size: 'small', report: () => undefined });
};
const rowsIn = async (table: string) =>
  (await server.database.pool.query(`select count(*) as n from ${table}`)).rows[0];

it('seeding a database that already has rows names the table and changes nothing', async () => {
  await server.services.db.insertInto('award_shares').values({ year: 2025 }).execute();
  await expect(seed()).rejects.toThrow(
    'This database already has rows in award_shares, so no sample data was added: set DATA_DIR or DATABASE_URL',
  );
  expect(await rowsIn('seeds')).toEqual({ n: 0 });
  expect(await rowsIn('award_shares')).toEqual({ n: 1 });
});
