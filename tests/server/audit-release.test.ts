import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../scripts/audit/audit';
import { readRelease } from '../../scripts/audit/released-groups';
import { releaseSalaries } from '../../src/server/services/salaries/release-salaries';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';
import { logTokenKeys } from '../../src/server/services/untraceable/log-keys';

let env: LoggedEnvironment;
let quarter: string;

/** A server whose figures and token keys were logged. */
beforeAll(async () => {
  env = await startLoggedEnvironment();
  const { services } = env;
  await services.db.deleteFrom('salary_releases').execute();
  await releaseSalaries(services, services.now());
  await env.publish();
  await logTokenKeys(services);
  await env.publish();
  quarter = (await env.entries()).map((entry) => (entry as unknown as { name: string }).name)[0] ?? '';
});
afterAll(() => env.close());

const run = () => {
  const read = async (url: string): Promise<unknown> => {
    const reply = await (url.startsWith('/untraceable-') ? env.app.inject({ url }) : env.send({ url }));
    return reply.statusCode === 200 ? reply.json() : undefined;
  };
  const site = { read, salaries: Number.POSITIVE_INFINITY, pages: 0 };
  return audit(env.file, { now: env.services.now().getTime(), site });
};
const alter = (statement: ReturnType<typeof sql>) => statement.execute(env.services.db);

it('an outsider hashes the released salaries and finds all of them on the site', async () => {
  const { findings, release } = await run();
  expect(findings).toEqual([]);
  expect(release?.groups).toBeGreaterThan(20);
  expect(release).toEqual({ quarter, groups: release?.groups, compared: release?.groups });
  const groups = readRelease(String(await env.file(`release/${quarter}`)));
  expect(new Set(groups.map(({ of }) => of))).toEqual(new Set(['job', 'college']));
});

it('a different figure on the site is found and named', async () => {
  const raise = async (rupees: number) => {
    await alter(sql`
      update salary_slices set p50 = p50 + ${rupees}::integer
      where company_id is not null and place_id is null and experience is null and job_profile_id = (
        select job_profile_id from salary_slices where company_id is not null order by 1 limit 1)`);
    // A server reads figures again when the release was written.
    await alter(sql`update salary_releases set released_on = released_on`);
  };
  await raise(50_000);
  const { findings } = await run();
  expect(findings.length).toBeGreaterThan(0);
  for (const { where, what } of findings) {
    expect(where).toMatch(/^[^,]+, [a-z-]+$/);
    expect(what).toBe('the site shows other figures than the release');
  }
  await raise(-50_000);
});

it('released figures that were changed or removed afterwards are found', async () => {
  const data = String(await env.file(`release/${quarter}`));
  const store = (text: string | null) => alter(sql`update salary_releases set data = ${text}`);
  await store(data.replace('"contributors":10', '"contributors":20'));
  expect((await run()).findings).toEqual([
    { where: 'entry 0', what: `the figures of ${quarter} are not those that were logged` },
  ]);
  await store(null);
  expect((await run()).findings).toEqual([
    { where: 'entry 0', what: `the figures of ${quarter} are not served` },
  ]);
  await store(data);
});

it('the release has no group that the site does not show, and no pay of single people', async () => {
  const text = String(await env.file(`release/${quarter}`));
  const keys = new Set(readRelease(text).flatMap((group) => Object.keys(group)));
  expect([...keys].sort()).toEqual(
    [
      ...['college', 'company', 'experience', 'figures', 'jobProfile', 'jobProfileId'],
      ...['of', 'place', 'placeId', 'split'],
    ].sort(),
  );
  expect(text).not.toContain('pays');
});

it('a token key that is not in the log, or that is not the key of its id, is found', async () => {
  const { db } = env.services;
  const where = 'token keys';
  const keyId = 'A'.repeat(43);
  await alter(sql`
    insert into token_keys
    select ${keyId}, group_kind, group_id + 1, group_name, '2026-01-01', public_key, private_key, holders
    from token_keys where holders >= 10 order by key_id limit 1`);
  await alter(sql`update token_keys set month = (select max(month) from token_keys) where key_id = ${keyId}`);
  const newList = expect.stringContaining('the directory is not the one in the log');
  expect((await run()).findings).toEqual([
    { where, what: newList },
    { where, what: `${keyId} is not the id of its key` },
  ]);
  await db.deleteFrom('token_keys').where('key_id', '=', keyId).execute();
  expect((await run()).findings).toEqual([]);
  await alter(sql`update token_keys set holders = 0`);
  expect((await run()).findings).toEqual([]);
});
