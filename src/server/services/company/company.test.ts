import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/company';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function get<T>(path: string, status = 200): Promise<T> {
  const answer = await server.send({ method: 'GET', url: `/company-services/v1${path}` });
  expect(answer.statusCode).toBe(status);
  return answer.json<T>();
}

it('[R-022] lists companies by industry, size, rating and place', async () => {
  const all = await get<Wire['CompanyPage']>('/companies');
  expect(all.total).toBeGreaterThanOrEqual(12);
  const filters = await get<Wire['CompanyFilters']>('/company-filters');
  for (const { id, companies } of filters.places)
    expect((await get<Wire['CompanyPage']>(`/companies?placeId=${id}`)).total).toBe(companies);
  for (const { id, name } of filters.industries)
    for (const { industry } of (await get<Wire['CompanyPage']>(`/companies?industryId=${id}`)).items)
      expect(industry).toBe(name);
  const rated = await get<Wire['CompanyPage']>('/companies?minRating=4&sort=rating');
  for (const { rating } of rated.items) expect(rating).toBeGreaterThanOrEqual(4);
});

it('counts beside the tabs are what the tabs hold', async () => {
  const { counts } = await get<Wire['Company']>('/companies/zentrix-labs');
  expect(await get<Wire['Office'][]>('/companies/zentrix-labs/offices')).toHaveLength(counts.offices);
  const photos = await get<Wire['PhotoPage']>('/companies/zentrix-labs/photos');
  expect(photos.total).toBe(counts.photos);
});

it('[R-060] an office has an address of its own, and one that is not there is not found', async () => {
  const [first] = await get<Wire['Office'][]>('/companies/zentrix-labs/offices');
  expect(first?.isHeadquarters).toBe(true);
  expect(await get(`/companies/zentrix-labs/offices/${first?.locationUrl}`)).toEqual(first);
  await get('/companies/zentrix-labs/offices/atlantis', 404);
  await get('/companies/nobody', 404);
});

it('[R-696] photos come 18 a page, each once', async () => {
  const pages = [1, 2, 3].map((page) =>
    get<Wire['PhotoPage']>(`/companies/zentrix-labs/photos?page=${page}`),
  );
  const ids = (await Promise.all(pages)).map(({ items }) => items.map(({ photoId }) => photoId));
  expect(ids[0]).toHaveLength(18);
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

it('a benefit that fewer than five people reported is told of nobody', async () => {
  await server.services.db
    .updateTable('company_benefits')
    .set({ reports: 4 })
    .where('company_id', '=', 1001)
    .where('code', '=', 'GRATUITY')
    .execute();
  const { items } = await get<Wire['ReportedBenefits']>('/companies/zentrix-labs/benefits');
  expect(items.length).toBeGreaterThan(0);
  expect(items.some(({ code }) => code === 'GRATUITY')).toBe(false);
});
