import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/interviews';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { recountInterviews } from './recount-interviews';

type Wire = components['schemas'];

const EXAMPLE_INTERVIEW = 'Iv4ZentrixBackend01';
let server: TestServer;

async function read<Body>(path: string): Promise<Body> {
  const response = await server.send({ method: 'GET', url: `/interview-services/v1${path}` });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}

async function interviewed(count: number, input: { place?: number; outcome?: 'SELECTED' | 'REJECTED' } = {}) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `interview-${input.place ?? 1}-${input.outcome ?? 'SELECTED'}-${index}`,
    author_seal: `candidate ${index}`,
    company_id: 1003,
    job_profile_id: 1,
    place_id: input.place ?? 1,
    experience: '3-5' as const,
    difficulty: 'HARD' as const,
    outcome: input.outcome ?? ('SELECTED' as const),
    applied_through: 'CAMPUS' as const,
    rounds: JSON.stringify([
      { name: 'Aptitude', minutes: 60 },
      { name: 'Panel', minutes: 25 },
    ]),
    advice: null,
    written_month: `2025-0${(index % 9) + 1}-01`,
  }));
  await server.services.db.insertInto('interviews').values(rows).execute();
  await recountInterviews(server.services.db);
  await server.services.db
    .insertInto('interview_questions')
    .values(
      rows.map(({ id, company_id, job_profile_id }, index) => ({
        ...{
          id: `q-${id}`,
          interview_id: id,
          company_id,
          job_profile_id,
          round: 1,
          asked_month: '2025-01-01',
        },
        skill: 'Group discussion',
        text: index % 3 === 0 ? 'Should banks be merged?' : 'Sell me this pen.',
      })),
    )
    .execute();
}

let urlName: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T09:00:00Z') });
  const company = await server.services.db
    .selectFrom('companies')
    .select('url_name')
    .where('id', '=', 1003)
    .executeTakeFirst();
  urlName = company?.url_name ?? '';
  await interviewed(12);
  await interviewed(3, { place: 2, outcome: 'REJECTED' });
}, 60_000);
afterAll(() => server.close());

describe('the interviews API', () => {
  it('[R-080][R-680] the interviews of a company are returned newest first, in pages, with a summary', async () => {
    const page = await read<Wire['InterviewPage']>(`/interviews?companyUrl=${urlName}`);
    expect(page).toMatchObject({ total: 15, pages: 2 });
    expect(page.items).toHaveLength(10);
    const months = page.items.map(({ month }) => month);
    expect(months).toEqual([...months].sort().reverse());
    expect(page.summary).toEqual({
      totalInterviews: 15,
      difficulties: { EASY: 0, MODERATE: 0, HARD: 15 },
      outcomes: { SELECTED: 12, REJECTED: 3, NO_RESPONSE: 0, DECLINED: 0 },
      rounds: 2,
    });
    expect(page.designations).toEqual([
      { name: 'Backend engineer', designation: 'backend-engineer', interviewCount: 15 },
    ]);
  });

  it('an interview names its place only when five share it, and shows neither day nor seal', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => read<Wire['InterviewPage']>(`/interviews?companyUrl=${urlName}&page=${page}`)),
    );
    const items = pages.flatMap((page) => page.items);
    for (const { outcome, place, month } of items) {
      expect(place === null).toBe(outcome === 'REJECTED');
      expect(month).toMatch(/-01$/);
    }
    expect(JSON.stringify(pages)).not.toContain('candidate');
  });

  it('[R-063] interviews filter by designation, outcome and difficulty', async () => {
    const select = (query: string) =>
      read<Wire['InterviewPage']>(`/interviews?companyUrl=${urlName}&${query}`).then(({ total }) => total);
    expect(await select('designation=backend-engineer')).toBe(15);
    expect(await select('designation=brand-manager')).toBe(0);
    expect(await select('outcome=REJECTED')).toBe(3);
    expect(await select('difficulty=EASY')).toBe(0);
  });

  it('a page of one designation has its name, even when no interview matches', async () => {
    const nameOf = (query: string) =>
      read<Wire['InterviewPage']>(`/interviews?companyUrl=${urlName}${query}`).then(
        ({ jobProfile }) => jobProfile,
      );
    expect(await nameOf('&designation=backend-engineer')).toBe('Backend engineer');
    expect(await nameOf('&designation=brand-manager')).toBe('Brand manager');
    expect(await nameOf('')).toBeNull();
  });

  it('[R-163] a city finds exactly the interviews that show it, with any other filter, and its hidden ones never', async () => {
    type Page = Wire['InterviewPage'];
    const all = async (query: string) => {
      const first = await read<Page>(`/interviews?companyUrl=${urlName}${query}`);
      const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) =>
        read<Page>(`/interviews?companyUrl=${urlName}${query}&page=${index + 2}`),
      );
      const pages = [first, ...(await Promise.all(rest))];
      return { ...first, items: pages.flatMap(({ items }) => items) };
    };
    const [shown, hidden] = [1, 2];
    const filters = ['', '&outcome=SELECTED', '&outcome=REJECTED', '&difficulty=HARD', '&difficulty=EASY'];
    for (const filter of [...filters, '&designation=backend-engineer']) {
      const whole = await all(filter);
      const inCity = await all(`${filter}&placeId=${shown}`);
      const expected = whole.items.filter(({ place }) => place === 'Bengaluru');
      expect(inCity.items, filter).toEqual(expected);
      expect([inCity.total, inCity.summary.totalInterviews], filter).toEqual([
        expected.length,
        expected.length,
      ]);
      const secret = await all(`${filter}&placeId=${hidden}`);
      expect([secret.items, secret.total, secret.summary.rounds], filter).toEqual([[], 0, 0]);
      // Filters do not change which cities are offered, so they cannot be counted down to one interview.
      expect(inCity.places, filter).toEqual([{ id: shown, name: 'Bengaluru', interviewCount: 12 }]);
    }
    expect((await read<Page>('/interviews')).places).toEqual([]);
  });

  it('[R-109] questions with the same text are merged, and the most frequent question comes first', async () => {
    const page = await read<Wire['QuestionPage']>(`/questions?companyUrl=${urlName}`);
    expect(page.items.map(({ text, asked: requestCount }) => [text, requestCount])).toEqual([
      ['Sell me this pen.', 10],
      ['Should banks be merged?', 5],
    ]);
    expect(page.skills).toEqual([{ name: 'Group discussion', skill: 'group-discussion', questions: 2 }]);
    const past = await read<Wire['QuestionPage']>(`/questions?companyUrl=${urlName}&page=9`);
    expect([past.items.length, past.total, past.pages]).toEqual([0, 2, 1]);
    expect((await read<Wire['QuestionPage']>('/questions?skill=system-design')).items[0]?.skill).toBe(
      'System design',
    );
  });

  it('[R-102] a question includes its answers, most helpful first', async () => {
    const page = await read<Wire['InterviewPage']>('/interviews?companyUrl=zentrix-labs');
    const request = page.items.find(({ interviewId }) => interviewId === EXAMPLE_INTERVIEW)?.questions[0];
    const { question, answers } = await read<Wire['AnsweredQuestion']>(`/questions/${request?.questionId}`);
    expect(question.text).toBe(request?.text);
    expect(answers.length).toBeGreaterThan(0);
    const helpful = answers.map((answer) => answer.helpful);
    expect(helpful).toEqual([...helpful].sort((a, b) => b - a));
    expect(question.topAnswer).toBe(answers[0]?.text);
  });

  it('[R-102] questions of a company with the same text have one canonical page, which the lists and the sitemap name', async () => {
    const { db } = server.services;
    const same = await db
      .selectFrom('interview_questions')
      .select('id')
      .where('company_id', '=', 1003)
      .where('text', '=', 'Sell me this pen.')
      .orderBy('id')
      .execute();
    const answered = same.at(-1)?.id ?? '';
    await db.updateTable('interview_questions').set({ answers: 1 }).where('id', '=', answered).execute();
    const [opened, ...others] = await Promise.all(
      same.map(({ id }) => read<Wire['AnsweredQuestion']>(`/questions/${id}`)),
    );
    expect(others).toHaveLength(9);
    for (const other of others) {
      expect([other.canonicalId, other.answers]).toEqual([answered, opened?.answers]);
    }
    // Another filter than in the tests above, because lists are cached.
    const list = await read<Wire['QuestionPage']>(`/questions?companyUrl=${urlName}&skill=group-discussion`);
    expect(list.items.map(({ questionId }) => questionId)).toContain(answered);
    const sitemap = (await server.send({ method: 'GET', url: '/sitemaps/questions-1.xml' })).body;
    expect(same.filter(({ id }) => sitemap.includes(id))).toEqual([{ id: answered }]);
  });

  it('[R-030] the top interviewers are the companies with the most interviews', async () => {
    const all = await read<Wire['Interviewer'][]>('/interviewers?limit=2');
    expect(all[0]).toMatchObject({ company: { urlName }, interviewCount: 15, hard: 15 });
  });

  it('an unknown company, designation or question gets a 404', async () => {
    for (const path of [
      '/interviews?companyUrl=nobody',
      '/interviews?designation=nobody',
      '/questions/nobody-asked',
    ])
      expect((await server.send({ method: 'GET', url: `/interview-services/v1${path}` })).statusCode).toBe(
        404,
      );
  });
});

it('[R-102] a helpful mark on an answer counts once, can be removed once, and shows for the member who set it', async () => {
  const cookie = await server.signIn('Mb1asha2Nair3Qx4');
  const url = '/interview-services/v1/answers/An4ZentrixLikes0001/helpful';
  const set = async (isHelpful: boolean) => {
    const response = await server.send({ method: 'PUT', url, headers: { cookie }, payload: { isHelpful } });
    expect(response.statusCode).toBe(200);
    return response.json<Wire['AnswerHelpful']>();
  };
  const seen = async (headers: Record<string, string>) => {
    const response = await server.send({
      method: 'GET',
      url: '/interview-services/v1/questions/Qn4ZentrixLikes0001',
      headers,
    });
    return response
      .json<Wire['AnsweredQuestion']>()
      .answers.find((item) => item.answerId === 'An4ZentrixLikes0001');
  };
  const before = (await seen({}))?.helpful ?? 0;
  expect(await set(true)).toMatchObject({ helpful: before + 1, isHelpful: true });
  expect(await set(true)).toMatchObject({ helpful: before + 1 });
  expect(await seen({ cookie })).toMatchObject({ helpful: before + 1, isHelpful: true });
  expect(await seen({})).toMatchObject({ helpful: before + 1, isHelpful: false });
  expect(await set(false)).toMatchObject({ helpful: before, isHelpful: false });
  expect(await set(false)).toMatchObject({ helpful: before });
  expect((await server.send({ method: 'PUT', url, payload: { isHelpful: true } })).statusCode).toBe(401);
  const invalidAsNotFound = url.replace('An4ZentrixLikes0001', 'An-nowhere-at-all');
  const missing = await server.send({
    method: 'PUT',
    url: invalidAsNotFound,
    headers: { cookie },
    payload: { isHelpful: true },
  });
  expect(missing.statusCode).toBe(404);
});
