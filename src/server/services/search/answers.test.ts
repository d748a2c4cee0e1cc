import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function get<T>(path: string): Promise<T> {
  const reply = await server.send({ url: `/search-services/v1${path}` });
  expect(reply.statusCode).toBe(200);
  return reply.json<T>();
}
const suggest = (text: string) => get<readonly Wire['Hit'][]>(`/suggest?q=${encodeURIComponent(text)}`);
const search = (text: string, rest = '') =>
  get<Wire['SearchResults']>(`/search?q=${encodeURIComponent(text)}${rest}`);
const answerTo = async (text: string) => (await search(text)).items[0]?.answer;

const COMPANY = { urlName: 'zentrix-labs', name: 'Zentrix Labs' };
const NOTHING = {
  ...{ company: null, otherCompany: null, role: null, place: null, officeUrl: null, experience: null },
  ...{ pay: null, count: null },
};

it('[R-687] the answer has exactly the published figures of the salary page, in suggestions and in results', async () => {
  const role = { id: 1, name: 'Backend engineer' };
  const place = { id: 1, name: 'Bengaluru' };
  const page = await server.send({
    url: '/salary-services/v1/companies/zentrix-labs/salaries/1?placeId=1&experience=3-5',
  });
  const { p25, p50, p75, contributors } = page.json().figures;
  const answer = {
    ...NOTHING,
    ...{ page: 'SALARIES', company: COMPANY, role, place, experience: '3-5' },
    pay: { p25, p50, p75, contributors },
  };
  const text = 'zentrix backend developer 4 yrs blr';
  expect((await suggest(text))[0]).toMatchObject({ kind: 'ANSWER', answer });
  expect(await answerTo(text)).toEqual(answer);
});

it('[R-687] a search for salaries that are not published leads to the next page up and shows no figures', async () => {
  expect(await answerTo('zentrix staff nurse salary pune')).toMatchObject({
    ...{ page: 'SALARIES', company: COMPANY, role: null, place: null, pay: null },
  });
  expect(await answerTo('backend engineer salary pune 12 years')).toMatchObject({
    ...{ company: null, role: { id: 1 }, place: null, experience: null },
    pay: { contributors: 300 },
  });
  expect(await answerTo('pharmacist salary')).toMatchObject({ role: { name: 'Pharmacist' }, pay: null });
});

it('[R-687] the answer is the first of the mixed results only and is not counted', async () => {
  const all = await search('zentrix reviews');
  expect(all.items[0]).toMatchObject({ kind: 'ANSWER', rating: 5, answer: { page: 'REVIEWS', count: 1 } });
  expect((await search('zentrix reviews', '&type=companies')).items).not.toContainEqual(
    expect.objectContaining({ kind: 'ANSWER' }),
  );
  expect(await answerTo('pf transfer while changing company')).toBeUndefined();
});

it('[R-687] the other results of an answered search are about its company, in every kind', async () => {
  const all = await search('zentrix backend developer salary');
  expect(all.items.map(({ kind, name }) => `${kind} ${name}`).slice(1, 2)).toEqual(['COMPANY Zentrix Labs']);
  const jobs = await search('zentrix backend developer salary', '&type=jobs');
  expect([jobs.stats, jobs.items.length]).toEqual([all.stats, all.stats.jobs]);
  expect((await suggest('zentrix backend developer salary')).map(({ name }) => name)).toContain(
    'Zentrix Labs',
  );
});

it('the suggestions show the page of an answer once', async () => {
  const hits = await suggest('backend engineer');
  expect(hits.filter(({ name }) => name === 'Backend engineer').map(({ kind }) => kind)).toEqual(['ANSWER']);
});

it('[R-301] a company has the counts of its pages and a job has its pay', async () => {
  const { items } = await search('zentrix');
  const { counts } = (await server.send({ url: '/company-services/v1/companies/zentrix-labs' })).json();
  expect(items.find(({ kind }) => kind === 'COMPANY')?.counts).toEqual({
    reviews: counts.companyReviewsLive,
    salaries: counts.companySalaries,
    interviews: counts.interviewExperiencesLive,
    jobs: counts.companyJobs,
  });
  const job = items.find(({ kind }) => kind === 'JOB');
  const detail = (await server.send({ url: `/jobs-services/v1/jobs/${job?.urlName}` })).json();
  expect(job?.pay).toMatchObject({ currency: 'INR' });
  expect(JSON.stringify(detail)).toContain(`"minCtc":${job?.pay?.minCtc}`);
});
