import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../../scripts/audit/audit';
import { readRelease } from '../../src/core/salaries/release-lines';
import { releaseSalaries } from '../../src/server/services/salaries/release-salaries';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';

let env: LoggedEnvironment | undefined;
let quarter: string;

/** A server whose figures were released and logged. */
beforeEach(async () => {
  await env?.close();
  env = await startLoggedEnvironment();
  const { services } = env;
  await services.db.deleteFrom('salary_releases').execute();
  await releaseSalaries(services, services.now());
  await env.publish();
  quarter = (await env.entries()).map((entry) => (entry as unknown as { name: string }).name)[0] ?? '';
});
afterAll(() => env?.close());

const started = (): LoggedEnvironment => {
  if (!env) throw new Error('No server.');
  return env;
};

const run = () => {
  const { file, send, services } = started();
  const read = async (url: string): Promise<unknown> => {
    const reply = await send({ url });
    return reply.statusCode === 200 ? reply.json() : undefined;
  };
  const salaries = { read, count: Number.POSITIVE_INFINITY };
  return audit(file, { now: services.now().getTime(), salaries });
};
const alter = (statement: ReturnType<typeof sql>) => statement.execute(started().services.db);

it('an outsider hashes the released salaries and finds all of them on the site', async () => {
  const { findings, release } = await run();
  expect(findings).toEqual([]);
  expect(release?.groups).toBeGreaterThan(20);
  expect(release).toEqual({ quarter, groups: release?.groups, compared: release?.groups });
  const groups = readRelease(String(await started().file(`release/${quarter}`)));
  expect(new Set(groups.map(({ of }) => of))).toEqual(new Set(['job', 'college']));
});

it('another figure on the site is found and named', async () => {
  await alter(sql`
    update salary_slices set p50 = p50 + 50000 where ctid = (select ctid from salary_slices where company_id is not null limit 1)`);
  const { findings } = await run();
  expect(findings).toEqual([
    { where: expect.stringMatching(/, /), what: 'the site shows other figures than the release' },
  ]);
});

it('released figures that were changed or removed afterwards are found', async () => {
  await alter(sql`update salary_releases set data = replace(data, 'contributors":10', 'contributors":20')`);
  expect((await run()).findings).toEqual([
    { where: 'entry 0', what: `the figures of ${quarter} are not those that were logged` },
  ]);
  await alter(sql`update salary_releases set data = null`);
  expect((await run()).findings).toEqual([
    { where: 'entry 0', what: `the figures of ${quarter} are not served` },
  ]);
});

it('the release has no group that the site does not show, and no pay of single people', async () => {
  const text = String(await started().file(`release/${quarter}`));
  const keys = new Set(readRelease(text).flatMap((group) => Object.keys(group)));
  expect([...keys].sort()).toEqual(
    [
      ...['college', 'company', 'experience', 'figures', 'jobProfile', 'jobProfileId'],
      ...['of', 'place', 'placeId', 'split'],
    ].sort(),
  );
  expect(text).not.toContain('pays');
});
