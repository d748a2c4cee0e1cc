import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveAwards } from '../companies/give-awards';
import { releaseSalaries } from '../salaries/release-salaries';
import { logRules } from './log-published';
import { type LoggedEnvironment, startLoggedEnvironment } from './testing';

let env: LoggedEnvironment;
beforeAll(async () => {
  env = await startLoggedEnvironment();
});
afterAll(() => env.close());
beforeEach(() => env.services.db.deleteFrom('log_pending').execute());

const HASH = /^[A-Za-z0-9+/]{43}=$/;
const published = async () => {
  const before = (await env.entries()).length;
  await env.publish();
  return (await env.entries()).slice(before);
};

it('a salary release enters the log once, with a hash of its figures', async () => {
  const { services } = env;
  await services.db.deleteFrom('salary_releases').execute();
  for (let time = 0; time < 2; time++) await releaseSalaries(services, services.now());
  const [entry, ...others] = await published();
  expect([entry, others]).toEqual([
    {
      kind: 'salary-release',
      name: expect.stringMatching(/^\d{4}-\d\d-01$/),
      hash: expect.stringMatching(HASH),
    },
    [],
  ]);
});

it('an award edition enters the log with a hash of its ranks', async () => {
  const { db } = env.services;
  for (const table of ['company_awards', 'startup_awards', 'award_editions', 'startup_editions'] as const)
    await db.deleteFrom(table).execute();
  await giveAwards(db, env.services.now());
  const names = (await published()).map((entry) => (entry as unknown as { name: string }).name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.some((name) => /^\d{4}$/.test(name))).toBe(true);
  expect(names.some((name) => /^startups \d{4}$/.test(name))).toBe(true);
});

it('the rules enter the log at the first start and when they change, not at every start', async () => {
  const { db } = env.services;
  await Promise.all([logRules(db), logRules(db)]);
  expect((await published()).map(({ kind }) => kind)).toEqual(['rule', 'rule', 'rule']);
  await logRules(db);
  expect(await published()).toEqual([]);
  await db.deleteFrom('log_pending').execute();
  const earlier = JSON.stringify({ kind: 'rule', name: 'rating-formula', hash: 'of an earlier formula' });
  await db
    .insertInto('log_pending')
    .values({ entry: earlier, due_at: new Date(0) })
    .execute();
  await env.publish();
  await logRules(db);
  expect(await published()).toMatchObject([{ kind: 'rule', name: 'rating-formula' }]);
});
