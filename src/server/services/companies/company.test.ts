import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/company';
import { indianDay } from '../../db/indian-day';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { setAnswer, setClaim } from './employers';

type Wire = components['schemas'];

let server: TestServer;
let passed = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + passed) });
});
afterAll(() => server.close());

async function get<T>(path: string, status = 200): Promise<T> {
  const response = await server.send({ method: 'GET', url: `/company-services/v1${path}` });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}

const drawn = async (url: string): Promise<string> => (await server.send({ url })).body;

it('[R-022] the company list filters by industry, size, rating and place', async () => {
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

it('[R-676][R-323] the counts next to the tabs match the content of the tabs', async () => {
  const { counts } = await get<Wire['Company']>('/companies/zentrix-labs');
  expect(await get<Wire['Office'][]>('/companies/zentrix-labs/offices')).toHaveLength(counts.offices);
  const photos = await get<Wire['PhotoPage']>('/companies/zentrix-labs/photos');
  expect(photos.total).toBe(counts.photosCount);
  const benefits = await get<Wire['ReportedBenefits']>('/companies/zentrix-labs/benefits');
  expect(benefits.reporters).toBe(counts.totalReviewsWithBenefits);
  const { leaders, parent, subsidiaries, siblings } = await get<Wire['Surroundings']>(
    '/companies/zentrix-labs/surroundings',
  );
  expect(leaders.length).toBeGreaterThan(0);
  expect([parent, ...subsidiaries, ...siblings].filter(Boolean)).toHaveLength(counts.relationsCount);
  for (const [path, count] of [
    ['/review-services/v1/companies/zentrix-labs/reviews', counts.companyReviewsLive],
    ['/interview-services/v1/interviews?companyUrl=zentrix-labs', counts.interviewExperiencesLive],
    ['/jobs-services/v1/jobs?companyUrl=zentrix-labs', counts.companyJobs],
  ] as const)
    expect([path, (await server.send({ url: path })).json().total]).toEqual([path, count]);
  const paid = (await server.send({ url: '/salary-services/v1/companies/zentrix-labs/salaries' })).json();
  expect(paid.total > 0).toBe(counts.companySalaries > 0);
});

it('also viewed: companies of the same industry, the most visited first, in steps of 50 visits', async () => {
  const { db } = server.services;
  const { industry_id } = await db
    .selectFrom('companies')
    .select('industry_id')
    .where('url_name', '=', 'zentrix-labs')
    .executeTakeFirstOrThrow();
  const others = await db
    .updateTable('companies')
    .set({ industry_id })
    .where('url_name', 'in', ['kaveri-bank', 'palash-foods', 'orbitly'])
    .returning(['id', 'url_name'])
    .execute();
  const names = async () => {
    passed += 60_000;
    const { alsoViewed } = await get<Wire['Surroundings']>('/companies/zentrix-labs/surroundings');
    return alsoViewed.map(({ urlName }) => urlName);
  };
  const before = await names();
  expect(before).not.toContain('zentrix-labs');
  const last = others.find(({ url_name }) => url_name === before.at(-1));
  const visit = (visits: number) =>
    db
      .insertInto('company_interest')
      .values({ company_id: last?.id ?? 0, visits })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ visits }))
      .execute();
  await visit(100_000);
  expect((await names())[0]).toBe(last?.url_name);
  await visit(1);
  expect(await names()).toEqual(before);
});

it('[R-322][R-324] the counts in the list, the ratings and the interviews match the counts of the tabs', async () => {
  const { counts } = await get<Wire['Company']>('/companies/zentrix-labs');
  const { items } = await get<Wire['CompanyPage']>('/companies');
  expect(items.find(({ urlName }) => urlName === 'zentrix-labs')).toMatchObject({
    reviewCount: counts.companyReviewsLive,
    salariesCount: counts.companySalaries,
    interviewsCount: counts.interviewExperiencesLive,
    benefitsCount: counts.totalReviewsWithBenefits,
    jobsLive: counts.companyJobs,
    photosCount: counts.photosCount,
  });
  const request = async (url: string) => (await server.send({ url })).json();
  const ratings = await request('/review-services/v1/companies/zentrix-labs/ratings');
  expect(ratings.totalReviews).toBe(counts.companyReviewsLive);
  const { summary, designations } = await request(
    '/interview-services/v1/interviews?companyUrl=zentrix-labs',
  );
  expect(summary.totalInterviews).toBe(counts.interviewExperiencesLive);
  expect(designations[0].interviewCount).toBeGreaterThan(0);
  const posts = await server.services.db
    .selectFrom('posts')
    .select('kind')
    .where('community_type', '=', 'COMPANY')
    .where('community_id', '=', 1001)
    .where('status', '=', 'LIVE')
    .execute();
  expect(posts).toHaveLength(counts.postsCount);
  expect(posts.filter(({ kind }) => kind === 'QUESTION')).toHaveLength(counts.questionsCount);
});

it('[R-305][R-306] a company response includes its header, contact, badges and locations', async () => {
  const company = await get<Wire['Company']>('/companies/zentrix-labs');
  expect(company).toMatchObject({
    urlName: 'zentrix-labs',
    name: 'Zentrix Labs',
    logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
    headquarters: 'Bengaluru',
    industry: 'Software Product',
    website: 'zentrixlabs.example',
    contact: { careerSiteUrl: 'https://zentrixlabs.example/careers' },
  });
  const cover = decodeURIComponent(company.coverUrl).replaceAll("'", '"');
  expect(cover).toBe(`data:image/svg+xml,${await drawn('/art/jaali/zentrix.svg')}`);
  expect(company.rating).toBeGreaterThan(0);
  expect(company.contact.socialMedia.map(({ kind }) => kind)).toContain('LINKEDIN');
  expect(company.foundedYear).toBeGreaterThan(1900);
  expect(company.badges.length).toBeGreaterThan(0);
  const offices = await get<Wire['Office'][]>('/companies/zentrix-labs/offices');
  expect(offices.some(({ isHeadquarters, place }) => isHeadquarters && place === 'Bengaluru')).toBe(true);
  await server.services.db.updateTable('companies').set({ contact: '{}' }).where('id', '=', 1002).execute();
  const silent = await get<Wire['Company']>('/companies/kaveri-bank');
  expect(silent.contact).toEqual({
    careerSiteUrl: null,
    naukriCompanyPageUrl: null,
    contactNumber: null,
    emailId: null,
    socialMedia: [],
  });
});

it('[R-060] each location has a path, and an unknown location gets a 404', async () => {
  const [first] = await get<Wire['Office'][]>('/companies/zentrix-labs/offices');
  expect(first?.isHeadquarters).toBe(true);
  const office = await get<Wire['Office']>(`/companies/zentrix-labs/offices/${first?.locationUrl}`);
  expect(office).toEqual({ ...first, counts: office.counts });
  await get('/companies/zentrix-labs/offices/atlantis', 404);
  await get('/companies/nobody', 404);
});

it('[R-696][R-802] photos are returned in pages of 18 without repeats', async () => {
  const pages = [1, 2, 3].map((page) =>
    get<Wire['PhotoPage']>(`/companies/zentrix-labs/photos?page=${page}`),
  );
  const ids = (await Promise.all(pages)).map(({ items }) => items.map(({ photoId }) => photoId));
  expect(ids[0]).toHaveLength(18);
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});

it('[R-679][R-808] a benefit that fewer than five people reported is not shown', async () => {
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

it('[R-675] departments, industries and topics include their number of items', async () => {
  const feed = async (path: string) => (await server.send({ url: `/feed-services${path}` })).json();
  const departments = await feed('/v1/community/DEPARTMENT/items?limit=50');
  const topics = await feed('/v2/topics?limit=50');
  const { industries } = await get<Wire['CompanyFilters']>('/company-filters');
  const { db } = server.services;
  const all = await db.selectFrom('communities').select(['type', 'entity_id', 'posts']).execute();
  const posts = (type: string, shown: readonly { entityId: number; topicMeta: { posts: number } }[]) => {
    for (const { entityId, topicMeta } of shown)
      expect(all.find((item) => item.type === type && item.entity_id === entityId)?.posts).toBe(
        topicMeta.posts,
      );
    return shown.length;
  };
  expect(posts('DEPARTMENT', departments)).toBeGreaterThan(10);
  expect(posts('TOPIC', topics)).toBeGreaterThan(10);
  const companies = await db.selectFrom('companies').select('id').execute();
  expect(industries.reduce((sum, item) => sum + item.companies, 0)).toBe(companies.length);
});

it('[R-012] the command line can claim a page and answer a review, and undo both', async () => {
  const { services } = server;
  const page = () => get<Wire['Company']>('/companies/zentrix-labs');
  const first = async () =>
    (await server.send({ url: '/review-services/v1/companies/zentrix-labs/reviews?sort=oldToNew' })).json()
      .items[0];
  const { reviewId } = await first();
  expect(await setClaim(services, 'zentrix-labs', false)).toContain('no longer manages its page');
  expect((await page()).isClaimed).toBe(false);
  await expect(setAnswer(services, reviewId, 'Thank you.')).rejects.toThrow('claim the page first');
  expect(await setClaim(services, 'zentrix-labs', true)).toContain('now manages its page');
  expect((await page()).isClaimed).toBe(true);
  await setAnswer(services, reviewId, '  Thank you, we changed the <b>hours</b>. ');
  expect((await first()).reply).toEqual({
    text: 'Thank you, we changed the <b>hours</b>.',
    repliedOn: indianDay(services.now()),
  });
  await setAnswer(services, reviewId, undefined);
  expect((await first()).reply).toBeNull();
});

it.each([
  ['an unknown company', () => setClaim(server.services, 'unknown-inc', true), 'no company'],
  ['an unknown review', () => setAnswer(server.services, 'nothing', 'Thanks.'), 'no review'],
  ['an answer without text', () => setAnswer(server.services, 'nothing', ' '), '1 to 2000'],
  ['an answer that is too long', () => setAnswer(server.services, 'x', 'x'.repeat(2001)), '1 to 2000'],
])('[R-012] the employer command refuses %s', async (_, act, why) => {
  await expect(act()).rejects.toThrow(why);
});
