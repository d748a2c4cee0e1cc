import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../scripts/seed/catalogue/seed-catalogue';
import { insertRows } from '../../scripts/seed/insert-rows';
import { insertStories, storyOf } from '../../scripts/seed/interviews/seed-interviews';
import { type Member, makeMembers } from '../../scripts/seed/people/members';
import { SANDBOX_NICKNAMES } from '../../scripts/seed/people/sandbox';
import { careersOf, seedCareers } from '../../scripts/seed/people/seed-careers';
import { seedMembers } from '../../scripts/seed/people/seed-members';
import { reviewRow } from '../../scripts/seed/reviews/seed-reviews';
import { EXAMPLE_COMPANIES, EXAMPLE_NICKNAMES } from '../../scripts/seed/seed-examples';
import { SeededRandom } from '../../scripts/seed/seeded-random';
import { SIZES } from '../../scripts/seed/sizes';
import { privacyText } from '../../src/core/legal/privacy-text';
import { secretsFrom } from '../../src/server/secrets';
import { sealsOf } from '../../src/server/services/profile/deletion/account-seals';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { tablesOf } from '../support/marker-search';
import { suspectsOf } from '../support/stolen-database';

const MIN_SUSPECTS = 10;
/** Members of the medium seed who also contributed something. */
const CONTRIBUTORS = 400;

let server: TestServer;
let members: readonly Member[];
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  const { db } = services;
  await seedCatalogue(db, EXAMPLE_COMPANIES, SIZES.medium.companies);
  members = makeMembers('1', SIZES.medium, [...SANDBOX_NICKNAMES, ...EXAMPLE_NICKNAMES]);
  await seedMembers(db, services, members, SIZES.medium.companies);
  await seedCareers(db, services, careersOf(members));
  const some = members.filter(({ status }) => status === 'working').slice(0, CONTRIBUTORS);
  const rng = new SeededRandom('contributors');
  await insertRows(
    db,
    'company_reviews',
    some.map((member) => reviewRow(rng, member, services)),
  );
  await insertStories(
    db,
    some.map((member) => storyOf({ rng, services, usedTexts: new Set() }, member)),
  );
}, 120_000);
afterAll(() => server.close());

describe('privacy at rest: a copy of the database without the key', () => {
  it('a copy of the database without the key leaves at least ten members as the possible author of every anonymous row', async () => {
    const client = await server.database.pool.connect();
    try {
      const { suspects, tables } = await suspectsOf(client);
      expect(tables).toEqual(
        expect.arrayContaining([
          'company_reviews',
          'interviews',
          'salary_reports',
          'posts',
          'comments',
          'aliases',
        ]),
      );
      const found = suspects
        .filter(({ members }) => members < MIN_SUSPECTS)
        .map(({ table, members, kinds, row }) => ({ table, members, kinds, id: row.id }));
      expect(found.slice(0, 5)).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('a thief who has our code and the database, but not the key, computes no seal of any member', async () => {
    const tables = [...(await tablesOf(server)).values()];
    const words = new Set(tables.flatMap((text) => text.split(/[^\w-]+/)));
    const some = members.filter(({ status }) => status === 'working').slice(0, CONTRIBUTORS);
    const found = (services: Pick<TestServer['services'], 'seal'>) =>
      some.flatMap(({ id }) => Object.values(sealsOf(services, id))).filter((seal) => words.has(seal)).length;
    expect(found(server.services)).toBeGreaterThanOrEqual(CONTRIBUTORS);
    for (const guess of ['', 'humkaar', 'public']) expect(found(secretsFrom(guess))).toBe(0);
  });

  it('a thief would find authors if a member row named the employer', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('alter table members add column employer integer references companies (id)');
      await client.query(
        `update members m set employer = known.company
         from unnest($1::text[], $2::integer[]) known (id, company) where known.id = m.id`,
        [members.map(({ id }) => id), members.map(({ company }) => company.id)],
      );
      const { suspects } = await suspectsOf(client);
      const found = suspects.filter(
        ({ table, members }) => table === 'company_reviews' && members < MIN_SUSPECTS,
      );
      expect(found.length).toBeGreaterThan(50);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

it.each([
  ['| the database |', 'The database alone'],
  ['| the database files |', 'The database and its files'],
  ['| the database and the logs |', 'The database and our logs'],
  ['| the database and the key |', 'The database and our secret key'],
])('README and the privacy page say what a thief learns from a stolen database: %s', (row, title) => {
  expect(readFileSync('README.md', 'utf8')).toContain(row);
  expect(JSON.stringify(privacyText)).toContain(title);
});
