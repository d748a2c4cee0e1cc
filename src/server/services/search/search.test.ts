import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { findRows, jobRows, namedRows } from './queries';
import { rebuildSearch } from './rebuild-search';

type Wire = components['schemas'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function get<T>(path: string): Promise<T> {
  const response = await server.send({ method: 'GET', url: `/search-services/v1${path}` });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}
const suggest = (text: string, limit = 5) =>
  get<readonly Wire['Hit'][]>(`/suggest?q=${encodeURIComponent(text)}&limit=${limit}`);
const search = (text: string, rest = '') =>
  get<Wire['SearchResults']>(`/search?q=${encodeURIComponent(text)}${rest}`);

it('[R-687] the search suggests at most five names, grouped by kind, prefix matches first', async () => {
  expect((await suggest('zen'))[0]).toMatchObject({
    kind: 'COMPANY',
    urlName: 'zentrix-labs',
    detail: 'Software Product, Bengaluru',
  });
  const many = await suggest('engineer');
  expect(many).toHaveLength(5);
  const kinds = many.map(({ kind }) => kind);
  expect(
    kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1] && kinds.indexOf(kind) < index),
  ).toEqual([]);
  expect(await suggest('engineer', 2)).toHaveLength(2);
});

it.each([
  ['zantrix', 'Zentrix Labs'],
  ['Zentirx', 'Zentrix Labs'],
  ['kaverri bank', 'Kaveri Bank'],
  ['backand', 'Backend engineer'],
  ['sytem design', 'System design'],
])('[R-687] the search tolerates a typo: %s is %s', async (typed, resolved) => {
  expect((await suggest(typed)).map(({ name }) => name)).toContain(resolved);
});

it('the search suggests nothing for an unrelated word and treats wildcards as plain text', async () => {
  expect(await suggest('qqqqqqqq')).toEqual([]);
  expect(await suggest('%%%')).toEqual([]);
  expect(await suggest('_')).toEqual([]);
});

it('[R-301] the search returns a few results and the total of each kind, and each kind in pages', async () => {
  const all = await search('zentrix');
  expect(all.stats.companies).toBe(1);
  expect(all.stats.jobs).toBeGreaterThanOrEqual(1);
  expect(all.items.map(({ kind }) => kind)).toContain('JOB');
  const engineers = await search('engineer', '&type=salaries');
  expect(engineers.items.every(({ kind }) => kind === 'DESIGNATION')).toBe(true);
  expect(engineers.pages).toBe(Math.ceil(engineers.stats.salaries / 10));
  const beyond = await search('engineer', '&type=salaries&page=90');
  expect(beyond).toMatchObject({
    items: [],
    pages: engineers.pages,
    stats: { salaries: engineers.stats.salaries },
  });
  const questions = await search('count likes', '&type=interviews');
  expect(questions.items[0]).toMatchObject({ kind: 'QUESTION' });
});

it('[R-301] the search finds jobs by title, and by employer name when no title matches', async () => {
  const { counts } = (await server.send({ url: '/company-services/v1/companies/zentrix-labs' })).json();
  const ofZentrix = await search('zentrix lab', '&type=jobs');
  expect(ofZentrix.stats.jobs).toBe(counts.companyJobs);
  expect(new Set(ofZentrix.items.map(({ detail }) => detail))).toEqual(new Set(['Zentrix Labs']));
  const engineers = await search('engineer', '&type=jobs');
  expect(engineers.items.every(({ name }) => name.toLowerCase().includes('engineer'))).toBe(true);
  const last = await search('engineer', `&type=jobs&page=${engineers.pages}`);
  expect(last.items).toHaveLength(((engineers.stats.jobs - 1) % 10) + 1);
});

it('[R-301] the search lists the newest of many jobs first, by title and by employer', async () => {
  const { db } = server.services;
  const opening = (id: string, title: string, company: number, posted_on: string) => ({
    ...{ id, title, company_id: company, posted_on, confirmed_on: posted_on, job_profile_id: 1 },
    ...{ employment: 'fulltime' as const, from_years: 1, to_years: 3, min_ctc: null, max_ctc: null },
    ...{ skills: [], about: 'Looms.', duties: [], apply_url: 'https://looms.example/jobs' },
  });
  await db
    .insertInto('jobs')
    .values([
      opening('loom-1', 'Loom minder', 1002, '2031-01-01'),
      opening('loom-2', 'Loom minder', 1001, '2031-01-04'),
      opening('loom-3', 'Loom fitter', 1001, '2031-01-02'),
      opening('loom-4', 'Loom painter', 1002, '2031-01-04'),
      opening('loom-5', 'Loom tuner', 1002, '2031-01-03'),
    ])
    .execute();
  await rebuildSearch(db);
  const rowsOf = async (text: string, limit: number, offset = 0) =>
    (await findRows(db, [jobRows(text, { limit, offset })]))[0] ?? [];
  const found = async (...asked: Parameters<typeof rowsOf>) =>
    (await rowsOf(...asked)).map((row) => row.url_name);
  expect(await found('loom', 1)).toEqual(['loom-2']);
  expect(await found('loom', 2, 1)).toEqual(['loom-4', 'loom-5']);
  expect((await rowsOf('loom', 1))[0]?.total).toBe(5);
  expect(await found('kaveri bank', 2)).toEqual(['loom-4', 'loom-5']);
  await db.deleteFrom('jobs').where('id', 'like', 'loom-%').execute();
  await rebuildSearch(db);
});

it('[R-301] the precomputed results of a common prefix equal the results of a full search', async () => {
  const { db } = server.services;
  const kinds = ['COMPANY', 'DESIGNATION', 'COMMUNITY'] as const;
  const find = async (beginnings: readonly string[]) => [
    ...(await findRows(db, [namedRows(beginnings, { kinds, limit: 5, offset: 0 })])),
    ...(await findRows(db, [namedRows(beginnings, { kinds, limit: 5, offset: 5 })])),
  ];
  const ready = await find(['s']);
  expect(ready[0]?.length).toBeGreaterThan(5);
  // Several prefixes at once have no precomputed results.
  expect(await find(['s', 's'])).toEqual(ready);
  const saved = await db.deleteFrom('search_best').returningAll().execute();
  expect(saved.some(({ beginning }) => beginning === 's')).toBe(true);
  await db.updateTable('search_entries').set({ weight: -1 }).where('url_name', '=', 'zentrix-labs').execute();
  await rebuildSearch(db);
  const again = await db.selectFrom('search_best').selectAll().execute();
  expect(new Set(again.map((row) => JSON.stringify(row)))).toEqual(
    new Set(saved.map((row) => JSON.stringify(row))),
  );
});

it('[R-301] a long prefix of many names finds all of them, the largest first', async () => {
  const { db } = server.services;
  const shared = 'Department of agriculture and rural works, division';
  const company = await db
    .selectFrom('companies')
    .select(['logo', 'industry_id', 'headquarters_id', 'rating', 'founded_year', 'employees'])
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 30 }, (_, index) => ({
    ...{ ...company, id: 7_000_000 + index, name: `${shared} ${index}`, url_name: `division-${index}` },
    reviews: index,
  }));
  await db.insertInto('companies').values(rows).execute();
  await rebuildSearch(db);
  const { stats, items } = await search(shared);
  expect(stats.companies).toBe(30);
  expect(items[0]?.urlName).toBe('division-29');
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('companies').where('id', 'in', ids).execute();
  await rebuildSearch(db);
});

it('[R-301] the search tolerates typos only when nothing matches the exact text', async () => {
  expect((await search('zantrix')).items.map(({ name }) => name)).toContain('Zentrix Labs');
  expect((await search('qqqqqqqq')).items).toEqual([]);
});

it('[R-301] the first company of a search shows the pay of its roles from published groups only', async () => {
  const { db } = server.services;
  const slice = {
    ...{ job_profile_id: 1, company_id: 1001, place_id: null, experience: null, contributors: 900 },
    ...{ p10: null, p25: 1, p50: 1_234_000, p75: 3, p90: null, low: 1, high: 2, confidence: 'HIGH' as const },
    ...{ first_month: '2024-01-01', last_month: '2026-09-01' },
  };
  await db.deleteFrom('salary_slices').where('company_id', '=', 1001).execute();
  await db.insertInto('salary_slices').values(slice).execute();
  await db
    .insertInto('salary_slices')
    .values({ ...slice, job_profile_id: 2, place_id: 1 })
    .execute();
  const [zentrix] = (await search('zentrix la')).items.filter(({ kind }) => kind === 'COMPANY');
  expect(zentrix?.topPay).toEqual([{ role: { id: 1, name: 'Backend engineer' }, p50: 1_234_000 }]);
});

it('the search counts the selection of a company as a sum and stores nothing else', async () => {
  const sums = () =>
    server.services.db
      .selectFrom('company_interest')
      .selectAll()
      .where('company_id', '=', 1001)
      .executeTakeFirstOrThrow();
  const before = await sums();
  const chosen = { method: 'POST' as const, url: '/search-services/v1/search/chosen' };
  const response = await server.send({ ...chosen, payload: { urlName: 'zentrix-labs' } });
  expect(response.statusCode).toBe(204);
  expect(await sums()).toEqual({ ...before, searches: before.searches + 1 });
  // One person cannot make a company look much searched.
  await server.send({ ...chosen, payload: { urlName: 'zentrix-labs' } });
  expect(await sums()).toEqual({ ...before, searches: before.searches + 1 });
  await server.send({
    ...chosen,
    payload: { urlName: 'zentrix-labs' },
    remoteAddress: '203.0.113.7',
  });
  expect(await sums()).toEqual({ ...before, searches: before.searches + 2 });
  expect((await server.send({ ...chosen, payload: { urlName: 'nobody' } })).statusCode).toBe(204);
});

it('PostgreSQL does not plan the search for many names again for each text with a typo', async () => {
  const client = new pg.Client(server.database.direct);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`
      with added as (
        insert into search_entries (kind, url_name, name, detail, weight)
        select 'COMPANY', 'many-' || i, chr(97 + i % 26) || 'any ' || i, '', i from generate_series(1, 9000) i
        returning id, name
      ) insert into search_tails (entry_id, tail, is_whole) select id, name, true from added`);
    await client.query('analyze search_entries, search_tails');
    const slice = { kinds: ['COMPANY', 'DESIGNATION'], limit: 4, offset: 0 } as const;
    for (const text of [
      'z',
      'zentrix',
      'many',
      'da',
      'b',
      'pune',
      'hr',
      'senior',
      'q',
      'kaveri',
      'an',
      'fin',
    ]) {
      const { sql, parameters } = namedRows([text, `${text}e`], slice).compile(server.services.db);
      await client.query({ name: 'names', text: sql, values: [...parameters] });
    }
    const { rows } = await client.query('select custom_plans, generic_plans from pg_prepared_statements');
    // PostgreSQL plans five texts before it decides.
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 7 }]);
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
