import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantCatalogue } from '../../scripts/seed/catalogue/plant-catalogue';
import { Dice } from '../../scripts/seed/dice';
import { insertRows } from '../../scripts/seed/insert-rows';
import { insertStories, storyOf } from '../../scripts/seed/interviews/plant-interviews';
import { type Member, makeMembers } from '../../scripts/seed/people/members';
import { careersOf, plantCareers } from '../../scripts/seed/people/plant-careers';
import { plantMembers } from '../../scripts/seed/people/plant-members';
import { SANDBOX_NICKNAMES } from '../../scripts/seed/people/sandbox';
import { reviewRow } from '../../scripts/seed/reviews/plant-reviews';
import { EXAMPLE_COMPANIES, EXAMPLE_NICKNAMES } from '../../scripts/seed/seed-examples';
import { SIZES } from '../../scripts/seed/sizes';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { suspectsOf } from '../support/stolen-database';

const FEWEST_SUSPECTS = 10;
/** Members of the medium seed who also contributed something. */
const CONTRIBUTORS = 400;

let server: TestServer;
let members: readonly Member[];
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  const { db } = services;
  await plantCatalogue(db, EXAMPLE_COMPANIES, SIZES.medium.companies);
  members = makeMembers('1', SIZES.medium, [...SANDBOX_NICKNAMES, ...EXAMPLE_NICKNAMES]);
  await plantMembers(db, services, members, SIZES.medium.companies);
  await plantCareers(db, services, careersOf(members));
  const some = members.filter(({ status }) => status === 'working').slice(0, CONTRIBUTORS);
  const dice = new Dice('contributors');
  await insertRows(
    db,
    'company_reviews',
    some.map((one) => reviewRow(dice, one, services)),
  );
  await insertStories(
    db,
    some.map((one) => storyOf({ dice, services, said: new Set() }, one)),
  );
}, 120_000);
afterAll(() => server.close());

describe('privacy at rest: a copy of the database without the key', () => {
  it('leaves at least ten members as the possible author of every anonymous row', async () => {
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
          'faces',
        ]),
      );
      const found = suspects
        .filter(({ members }) => members < FEWEST_SUSPECTS)
        .map(({ table, members, kinds, row }) => ({ table, members, kinds, id: row.id }));
      expect(found.slice(0, 5)).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('would find authors if a member row said where the member works', async () => {
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
        ({ table, members }) => table === 'company_reviews' && members < FEWEST_SUSPECTS,
      );
      expect(found.length).toBeGreaterThan(50);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
