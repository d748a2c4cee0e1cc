import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { postRows } from './post-queries';
import { findRows, jobRows, questionRows } from './queries';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (text: string) =>
  server.send({ method: 'GET', url: `/search-services/v1/search?type=posts&q=${encodeURIComponent(text)}` });
const postsOf = async (text: string) =>
  (await ask(text)).json<components['schemas']['SearchResults']>().items.map(({ name }) => name);

/** Posts like an existing one, each with more votes than the one before. */
const addPosts = (titles: readonly string[]) =>
  sql`insert into posts (id, alias_id, community_type, community_id, kind, title, content, created_at, up, down)
    select 'Bw' || md5(added.title), alias_id, community_type, community_id, kind, added.title, content, created_at,
      10 * added.place, 0
    from (select * from posts where kind = 'TEXT' and status = 'LIVE' order by id limit 1) post
    cross join unnest(${titles}::text[]) with ordinality as added (title, place)`.execute(server.services.db);

const rowsOf = async (rows: typeof jobRows, text: string, limit = 10, offset = 0) =>
  (await findRows(server.services.db, [rows(text, { limit, offset })]))[0] ?? [];

it('[R-301] the search finds posts with each word in any order, those with the whole text first', async () => {
  await addPosts(['Walrus offer accepted', 'Offer from Walrus', 'Offered a walrus', 'Offer from a seal']);
  expect(await postsOf('walrus offer')).toEqual([
    'Walrus offer accepted',
    'Offered a walrus',
    'Offer from Walrus',
  ]);
  expect(await postsOf('OFFER  walrus')).toEqual([
    'Offered a walrus',
    'Offer from Walrus',
    'Walrus offer accepted',
  ]);
  expect(await postsOf('from walrus offer')).toEqual(['Offer from Walrus']);
  expect(await postsOf('walrus walrus')).toHaveLength(3);
  expect(await postsOf('walrus offer declined')).toEqual([]);
});

it('[R-301] short words, special characters and each of many words count', async () => {
  await addPosts(['Otter: go or C++ at 90% of pay?', 'Otter with HR', 'IT and HR', 'एक नौकरी का ऑफर']);
  expect(await postsOf('hr otter')).toEqual(['Otter with HR']);
  expect(await postsOf('c++ otter')).toEqual(['Otter: go or C++ at 90% of pay?']);
  expect(await postsOf('pay of 90% at c++ or go otter:')).toEqual(['Otter: go or C++ at 90% of pay?']);
  expect(await postsOf('pay of 91% at c++ or go otter:')).toEqual([]);
  expect(await postsOf('ऑफर नौकरी')).toEqual(['एक नौकरी का ऑफर']);
  // Without a word for the index the text is searched as it was written.
  expect(await postsOf('hr it')).toEqual([]);
  expect(await postsOf('it and hr')).toEqual(['IT and HR']);
});

it.each([
  '% _ otter%',
  'otter_ \\ otter',
  `otter' "or" ''='`,
  ['otter', ...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '),
])('[R-301] the search treats %s as plain text', async (text) => {
  await addPosts([`Plain otter ${text.length}`]);
  const response = await ask(text);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ items: [], stats: { posts: 0, jobs: 0, interviews: 0 } });
});

it('[R-301] the search refuses a text of 3,000 characters', async () => {
  expect((await ask('otter '.repeat(500))).statusCode).toBe(400);
});

it('[R-301] a post with the whole text is first, no matter how many others have its words', async () => {
  await addPosts([
    'Penguin before whale',
    ...Array.from({ length: 1200 }, (_, index) => `Whale and penguin ${index}`),
    'The whale penguin',
  ]);
  const rows = await rowsOf(postRows, 'whale penguin', 2);
  expect(rows[0]).toMatchObject({ name: 'The whale penguin', total: 1000 });
  expect(rows[1]?.name).toMatch(/^Whale and penguin/);
});

it('[R-301] the search finds job titles with each word in any order, those with the whole text first', async () => {
  const opening = (id: string, title: string, posted_on: string) => ({
    ...{ id, title, company_id: 1001, posted_on, confirmed_on: posted_on, job_profile_id: 1 },
    ...{ employment: 'fulltime' as const, from_years: 1, to_years: 3, min_ctc: null, max_ctc: null },
    ...{ skills: [], about: 'Kilns.', duties: [], apply_url: 'https://kilns.example/jobs' },
  });
  const { db } = server.services;
  const jobs = [
    opening('kiln-1', 'Kiln minder', '2031-01-01'),
    opening('kiln-2', 'Minder of a kiln', '2031-01-04'),
    opening('kiln-3', 'Senior kiln minder', '2031-01-02'),
    opening('kiln-4', 'Kiln painter', '2031-01-05'),
  ];
  await db.insertInto('jobs').values(jobs).execute();
  const titles = jobs.map(({ id, title, posted_on }) => ({
    ...{ title: title.toLowerCase(), jobs: 1, newest_on: posted_on, newest_id: id },
  }));
  await db.insertInto('search_titles').values(titles).execute();
  const found = async (text: string, limit = 10, offset = 0) =>
    (await rowsOf(jobRows, text, limit, offset)).map((row) => row.url_name);
  expect(await found('kiln minder')).toEqual(['kiln-3', 'kiln-1', 'kiln-2']);
  expect(await found('kiln minder', 1)).toEqual(['kiln-3']);
  expect(await found('kiln minder', 1, 2)).toEqual(['kiln-2']);
  expect(await found('minder kiln')).toEqual(['kiln-2', 'kiln-3', 'kiln-1']);
  expect((await rowsOf(jobRows, 'minder kiln', 1))[0]?.total).toBe(3);
  expect(await found('kiln minder driver')).toEqual([]);
});

it('[R-301] the search finds interview questions with each word in any order, those with the whole text first', async () => {
  await sql`
    with added as (
      insert into interview_questions (id, interview_id, company_id, job_profile_id, skill, text, round, asked_month)
      select 'Ferret' || place, interview_id, company_id, job_profile_id, skill, question, 99, asked_month
      from (select * from interview_questions where not is_hidden limit 1) q
      cross join unnest(${['balance a ferret tree', 'a tree with a ferret']}::text[])
        with ordinality as added (question, place)
      returning id, text
    ) insert into search_questions (question_id, text, asked) select id, text, right(id, 1)::integer from added`.execute(
    server.services.db,
  );
  const found = async (text: string) => (await rowsOf(questionRows, text)).map((row) => row.url_name);
  expect(await found('ferret tree')).toEqual(['Ferret1', 'Ferret2']);
  expect(await found('tree ferret')).toEqual(['Ferret2', 'Ferret1']);
  expect(await found('tree ferret balance')).toEqual(['Ferret1']);
  expect(await found('tree ferret badger')).toEqual([]);
});

it('PostgreSQL prepares one query for texts of two and of many words', () => {
  const slice = { limit: 4, offset: 0 };
  for (const rows of [postRows, questionRows, jobRows]) {
    const [two, many] = ['walrus hr', 'is the offer of walrus or otter and hr at c++ fair or not'].map(
      (text) => rows(text, slice).compile(server.services.db).sql,
    );
    expect(many).toBe(two);
  }
});
