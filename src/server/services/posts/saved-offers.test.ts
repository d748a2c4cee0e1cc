import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../db/migrate';
import { recordEncryption } from '../../encryption';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-database';
import { keepOffer, MAX_SAVED, readSavedOffers } from './saved-offers';
import { sealOldOffers } from './seal-old-offers';
import { type Person, startTestEnvironment, type TestEnvironment } from './testing';

let env: TestEnvironment;
let me: Person;
beforeAll(async () => {
  env = await startTestEnvironment();
  me = await env.person('Comparer');
  await env.services.db.deleteFrom('saved_offers').execute();
});
afterAll(() => env.close());

const SAVED = '/v1/salary';
const offer = (companyName: string, currentSalary = false) => ({
  ...{ companyName, jobProfile: 'Analyst', place: 'Pune', currentSalary },
  ...{ fixed: 1_234_567, variable: 0, stock: 0 },
});
const save = async (companyName: string, isCurrent = false): Promise<string> =>
  (await env.write('POST', SAVED, offer(companyName, isCurrent), me.cookie)).body.id;
const listed = async (): Promise<readonly (readonly [string, boolean])[]> =>
  (await env.get(`${SAVED}/all`, me.cookie)).body.map(
    (saved: { companyName: string; currentSalary: boolean }) => [saved.companyName, saved.currentSalary],
  );
const stored = () => env.services.db.selectFrom('saved_offers').selectAll().execute();

/** Posts this offer; no other is saved. */
async function compare(id: string, title: string): Promise<void> {
  const post = {
    ...{ title, content: '', community: { type: 'TOPIC', entityId: 7 }, profileType: 'ANONYMOUS' },
    ...{ media: [], poll: null, salaryIds: [id] },
  };
  expect((await env.write('POST', '/v2/post', post, me.cookie)).status).toBe(201);
}

it('[R-010] a copy of the database shows neither what a member saved as an offer nor which offers are of one member', async () => {
  for (const name of ['Zentrix Labs', 'Kaveri Bank', 'Orbitly']) await save(name, true);
  const rows = await stored();
  expect(rows.map((row) => Object.keys(row).sort())).toEqual(Array(3).fill(['id', 'owner_seal', 'sealed']));
  expect(JSON.stringify(rows)).not.toMatch(/Zentrix|Kaveri|Orbitly|Pune|1234567/);
  expect(new Set(rows.map(({ owner_seal }) => owner_seal)).size).toBe(3);
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1);
  expect(await listed()).toEqual([
    ['Orbitly', true],
    ['Kaveri Bank', false],
    ['Zentrix Labs', false],
  ]);
});

it('offers that a member posts one after the other had different seals, so that their posts cannot be matched', async () => {
  for (const { id } of await stored()) await env.write('DELETE', `${SAVED}/${id}`, undefined, me.cookie);
  const seals: string[] = [];
  for (const title of ['First offer', 'Second offer', 'Third offer', 'Fourth offer']) {
    const id = await save('Zentrix Labs');
    seals.push(...(await stored()).map(({ owner_seal }) => owner_seal));
    await compare(id, title);
    expect(await stored()).toEqual([]);
  }
  // A seal may come again once in a thousand times.
  expect(new Set(seals).size).toBeGreaterThan(2);
});

it('offers that are saved at the same moment are all stored, and one of them is the current salary', async () => {
  await Promise.all(['Zentrix Labs', 'Kaveri Bank', 'Orbitly', 'Nimbus'].map((name) => save(name, true)));
  const offers = await listed();
  expect(offers).toHaveLength(4);
  expect(offers.filter(([, isCurrent]) => isCurrent)).toEqual([[offers[0]?.[0], true]]);
});

it('an offer beyond the hundredth replaces the oldest', async () => {
  const key = 'a member with many offers';
  const terms = { job_profile: 'Analyst', place: 'Pune', fixed: 1, variable: 0, stock: 0, in_hand: 1 };
  for (let count = 0; count <= MAX_SAVED; count++)
    await keepOffer(env.services, key, {
      id: `offer ${count}`,
      offer: { ...terms, company_name: 'Orbitly', is_current: false },
    });
  const ids = (await readSavedOffers(env.services, key)).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 'offer 100', 'offer 1']);
});

it('an upgrade keeps saved offers in their order, and their table in clear is gone', async () => {
  const fresh: FreshDatabase = await emptyDatabase();
  try {
    const { db, pool } = fresh.database;
    await migrate(fresh.database, { last: '0270' });
    await pool.query(`
      insert into saved_offers (id, owner_seal, company_name, job_profile, place, fixed, variable, stock, in_hand, is_current)
      select 'offer ' || n, 'owner ' || n % 300, 'Bank ' || n, 'Analyst', 'Kochi', n, 0, 0, 1, n < 300
      from generate_series(0, 899) n`);
    await migrate(fresh.database);
    const services = { db, encryption: recordEncryption(Buffer.alloc(32, 5)) };
    await Promise.all([sealOldOffers(services), sealOldOffers(services)]);
    const own = await readSavedOffers(services, 'owner 7');
    expect(own.map((saved) => [saved.id, saved.company_name, saved.fixed, saved.is_current])).toEqual([
      ['offer 607', 'Bank 607', 607, false],
      ['offer 307', 'Bank 307', 307, false],
      ['offer 7', 'Bank 7', 7, true],
    ]);
    const { rows } = await pool.query(`
      select count(*)::integer as offers, to_regclass('unsealed_saved_offers') as old from saved_offers`);
    expect(rows).toEqual([{ offers: 900, old: null }]);
  } finally {
    await fresh.drop();
  }
});
