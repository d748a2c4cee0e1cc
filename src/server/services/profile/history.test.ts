import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldRows } from '../../db/forget-old-rows';
import { type Person, startTestEnvironment, type TestEnvironment } from '../posts/testing';

const PATH = '/aggregation-services/v1/browsing-history';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
let now = new Date('2026-11-20T12:00:00.000Z');
let env: TestEnvironment;
let asha: Person;
let other: Person;
beforeAll(async () => {
  env = await startTestEnvironment({ now: () => now });
  asha = await env.person('Asha');
  other = await env.person('Other');
});
afterAll(() => env.close());

const ask = async (method: 'GET' | 'PUT' | 'DELETE', person: Person | undefined, urlName = '') => {
  const reply = await env.send({
    method,
    url: PATH + (urlName && `/${urlName}`),
    headers: person ? { cookie: person.cookie } : {},
  });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
};
const seen = async (person: Person): Promise<readonly string[]> =>
  (await ask('GET', person)).body.map(({ urlName }: { urlName: string }) => urlName);
const rows = () => env.services.db.selectFrom('browsing_history').selectAll().execute();

describe('the browsing history', () => {
  it('[R-683] the browsing history is returned to its member, newest first and without duplicates', async () => {
    for (const company of ['zentrix-labs', 'kaveri-bank', 'zentrix-labs'])
      expect((await ask('PUT', asha, company)).status).toBe(204);
    expect(await seen(asha)).toEqual(['zentrix-labs', 'kaveri-bank']);
    expect(await seen(other)).toEqual([]);
  });

  it('[R-683] the browsing history identifies no member: no id of the account or its aliases, a day without a time', async () => {
    const saved = JSON.stringify(await rows());
    for (const name of [
      asha.memberId,
      ...Object.values(asha.aliases),
      env.services.seal('vote', asha.memberId),
    ])
      expect(saved).not.toContain(name);
    expect((await rows()).map(({ seen_on: on }) => on.getTime() % 3_600_000)).toEqual([0, 0]);
    expect(Object.keys((await rows())[0] ?? {})).toEqual(['reader_seal', 'company_id', 'seen_on', 'place']);
  });

  it('[R-683] the browsing history contains at most twenty companies', async () => {
    const { db } = env.services;
    const all = await db.selectFrom('companies').select('url_name').execute();
    await db
      .insertInto('companies')
      .columns([
        'id',
        'name',
        'url_name',
        'logo',
        'industry_id',
        'headquarters_id',
        'rating',
        'founded_year',
        'employees',
      ])
      .values(
        Array.from({ length: 22 }, (_, index) => ({
          id: 9000 + index,
          name: `Small ${index}`,
          url_name: `small-${index}`,
          logo: 'small',
          industry_id: 1,
          headquarters_id: 1,
          rating: 0,
          founded_year: 2020,
          employees: '1-10',
        })),
      )
      .execute();
    expect(all.length).toBeGreaterThan(0);
    for (let position = 0; position < 22; position++) await ask('PUT', other, `small-${position}`);
    expect(await rows()).toHaveLength(22);
    expect((await seen(other)).slice(0, 2)).toEqual(['small-21', 'small-20']);
  });

  it('[R-683] a member who clears the browsing history clears only that member’s history', async () => {
    expect((await ask('DELETE', other)).status).toBe(204);
    expect(await seen(other)).toEqual([]);
    expect(await seen(asha)).toHaveLength(2);
  });

  it('[R-683] the browsing history is deleted after 90 days', async () => {
    now = new Date(now.getTime() + 91 * 86_400_000);
    await forgetOldRows(env.services.db, now);
    expect(await rows()).toEqual([]);
  });

  it('the browsing history is refused to visitors and rejects unknown companies', async () => {
    expect((await ask('GET', undefined)).status).toBe(401);
    expect((await ask('PUT', undefined, 'zentrix-labs')).status).toBe(401);
    const signedInAgain = { ...asha, cookie: await env.signIn(asha.memberId) };
    expect((await ask('PUT', signedInAgain, 'nobody-at-all')).status).toBe(404);
  });
});

describe('crawlers', () => {
  it.each([
    ['pagename', '/aggregation-services/v1/pagename?path=/'],
    ['pagename in another spelling', '/aggregation%2Dservices/v1/page%6Eame?path=/'],
    ['browsing-history', PATH],
  ])('[R-015][R-016] crawlers are refused the request %s', async (_call, path) => {
    const origin = await env.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { address, port } = (env.app.server.address() ?? {}) as { address: string; port: number };
    const response = await fetch((origin ?? `http://${address}:${port}`) + path, {
      headers: { appid: '999', systemid: 'AB_WEB', 'user-agent': GOOGLE },
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      403,
      'BOT_BLOCKED',
    ]);
  });
});

it.each([
  ['/', 'HomeScreen'],
  ['/communities/salary-talk', 'CommunityListing'],
  ['/departments/engineering-software-qa', 'DepartmentListing'],
  ['/discussions/zentrix-labs', 'CompanyPosts'],
  ['/overview/zentrix-labs-overview', 'company-overview'],
  ['/nowhere/at/all', undefined],
])('[R-683][R-046][R-049][R-050][R-051] the page at %s has the name %s', async (path, name) => {
  const reply = await env.send({
    url: `/aggregation-services/v1/pagename?path=${encodeURIComponent(path)}`,
  });
  expect([reply.statusCode, reply.json().pageName]).toEqual([name ? 200 : 404, name]);
});
