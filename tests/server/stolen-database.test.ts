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
import { plantSalaries } from '../../scripts/seed/salaries/plant-salaries';
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
  await plantSalaries({ db, services, seed: 1, size: 'small', report: () => undefined }, members);
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
});
