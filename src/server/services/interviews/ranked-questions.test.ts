import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/interviews';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

const MINUTE = 60_000;
let server: TestServer;
let now = Date.parse('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  const { db } = server.services;
  const interview = await db
    .selectFrom('interviews')
    .select(['id', 'company_id', 'job_profile_id'])
    .where('id', '=', 'Iv4ZentrixBackend01')
    .executeTakeFirstOrThrow();
  const asked = ['Why do you want to leave?', 'What do you earn today?', 'When can you join?'].map(
    (text) => ({
      id: `Q${text.replace(/\W/g, '')}`,
      interview_id: interview.id,
      company_id: interview.company_id,
      job_profile_id: interview.job_profile_id,
      round: 1,
      asked_month: '2026-07-01',
      skill: 'Salary',
      text,
    }),
  );
  await db.insertInto('interview_questions').values(asked).execute();
});
afterAll(() => server.close());

const questions = () => server.services.db.updateTable('interview_questions');
async function listed(query: string): Promise<readonly string[]> {
  const response = await server.send({ url: `/interview-services/v1/questions?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json<Wire['QuestionPage']>().items.map(({ questionId }) => questionId);
}

it('a question that was hidden leaves the lists of its company and of all companies at once', async () => {
  const lists = ['companyUrl=zentrix-labs', 'skill=salary', ''];
  for (const list of lists) {
    const [first = '', ...others] = await listed(list);
    expect(others.length).toBeGreaterThan(0);
    await questions().set({ is_hidden: true }).where('id', '=', first).execute();
    expect(await listed(list), list).toEqual(others);
    await questions().set({ is_hidden: false }).where('id', '=', first).execute();
  }
});

it('the most asked questions of a company are a minute old at most, those of all companies ten minutes', async () => {
  const put = (asked_month: string) =>
    questions().set({ asked_month }).where('id', '=', 'QWhencanyoujoin').execute();
  const seen = async (query: string) => {
    const response = await server.send({ url: `/interview-services/v1/questions?${query}` });
    return response.json<Wire['QuestionPage']>().items.find(({ text }) => text === 'When can you join?')
      ?.month;
  };
  const [ofCompany, ofAll] = ['companyUrl=zentrix-labs&skill=salary', 'designation=backend-engineer'];
  expect([await seen(ofCompany), await seen(ofAll)]).toEqual(['2026-07-01', '2026-07-01']);
  await put('2026-08-01');
  now += MINUTE + 1;
  expect([await seen(ofCompany), await seen(ofAll)]).toEqual(['2026-08-01', '2026-07-01']);
  now += 9 * MINUTE;
  // The first visitor after ten minutes gets the former list, which one query replaces.
  await seen(ofAll);
  await expect.poll(() => seen(ofAll)).toBe('2026-08-01');
});

it('searches for unknown skills do not displace the cached list of all companies', async () => {
  const before = await listed('');
  for (let number = 0; number < 301; number++) await listed(`skill=unknown-${number}`);
  await questions()
    .set({ helpful: 1000 })
    .where('id', '=', before.at(-1) ?? '')
    .execute();
  expect(await listed('')).toEqual(before);
});
