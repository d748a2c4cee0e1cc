import { expect, it } from 'vitest';
import type { AwardsPort } from '../../core/companies/awards-port';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { JobsPort } from '../../core/jobs/jobs-port';
import type { ReviewsPort } from '../../core/reviews/reviews-port';
import { Failure } from '../../core/shared/failure';
import { CompaniesStore } from '../companies/companies-store';
import { CompanyOverviewStore } from '../companies/company-overview-store';
import { CompanyReviewsStore } from '../companies/company-reviews-store';
import { CompanyVideoStore } from '../companies/company-video-store';
import { JobsStore } from '../jobs/jobs-store';

const page = { total: 0, pages: 0, items: [] };
const story = { updates: [], sections: [], prizes: [], leaderMessage: 'We listen.' };
const awards = { size: 'mega', minReviews: 500, awards: [] } as const;
const ratings = { reviews: 12 };
const none = { jobProfiles: [], departments: [], places: [] };

function service() {
  const state: { broken: readonly string[]; kind: Failure['kind']; asked: string[] } = {
    broken: [],
    kind: 'contract',
    asked: [],
  };
  const says = (operation: string, answer: unknown) => async () => {
    state.asked.push(operation);
    if (state.broken.includes(operation)) throw new Failure(state.kind, operation, 200);
    return answer;
  };
  const port = Object.fromEntries(
    Object.entries({
      readSurroundings: { leaders: [], parent: undefined, subsidiaries: [], siblings: [], comparedWith: [] },
      readStory: story,
      listPhotos: page,
      listOffices: [],
      listBenefits: { reporters: 0, items: [] },
      listAwards: awards,
      listCompanies: { ...page, total: 3 },
      listCompanyFilters: { industries: [], places: [], sizes: [] },
      readRatings: ratings,
      listReviews: { ...page, total: 12 },
      listReviewFilters: none,
      listJobs: { ...page, total: 6 },
      listJobFilters: { designations: [], locations: [], industries: [] },
      listSummaryVideos: [{ title: 'A day' }],
    }).map(([operation, answer]) => [operation, says(operation, answer)]),
  ) as unknown as CompaniesPort & ReviewsPort & JobsPort & AwardsPort;
  return { state, port };
}

type Port = ReturnType<typeof service>['port'];

function overviewOf(port: Port) {
  const store = new CompanyOverviewStore(port, port, port);
  return { store, open: store.open, shown: () => store.overview };
}

function reviewsOf(port: Port) {
  const store = new CompanyReviewsStore(port);
  return { store, open: (urlName: string) => store.open(urlName, {}), shown: () => store.about };
}

const PARTS = [
  'readRatings',
  'readSurroundings',
  'listPhotos',
  'listReviews',
  'readStory',
  'listOffices',
  'listBenefits',
  'listAwards',
];

it.each(PARTS)(
  '[R-055] the first tab of a company renders without %s and requests it again on the next visit',
  async (part) => {
    const { state, port } = service();
    const store = new CompanyOverviewStore(port, port, port);
    state.broken = [part];
    await store.open('zentrix-labs');
    expect(store.overview).toMatchObject({ urlName: 'zentrix-labs' });
    expect(store.overview?.ratings).toEqual(part === 'readRatings' ? undefined : ratings);
    expect(store.overview?.awards).toEqual(part === 'listAwards' ? undefined : awards);
    state.broken = [];
    await store.open('zentrix-labs');
    expect(store.overview).toMatchObject({ ratings, story, awards });
    const before = state.asked.length;
    await store.open('zentrix-labs');
    expect(state.asked).toHaveLength(before);
  },
);

it.each([
  ['first tab', (port: Port) => overviewOf(port)],
  ['reviews', (port: Port) => reviewsOf(port)],
] as const)(
  '[R-055] the ratings on a company’s %s are requested again separately and shown only for that company',
  async (_, select) => {
    const { state, port } = service();
    const { store, open, shown } = select(port);
    state.broken = ['readRatings'];
    await open('zentrix-labs');
    state.asked.length = 0;
    await expect(store.askRatings()).rejects.toThrow(Failure);
    expect([shown()?.ratings, state.asked]).toEqual([undefined, ['readRatings']]);
    state.broken = [];
    const request = store.askRatings();
    state.broken = ['readRatings'];
    await open('orbitly');
    await request;
    expect(shown()).toMatchObject({ urlName: 'orbitly', ratings: undefined });
    state.broken = [];
    await store.askRatings();
    expect(shown()).toMatchObject({ urlName: 'orbitly', ratings });
  },
);

it('a page that was left before its parts loaded is not stored without them', async () => {
  const { state, port } = service();
  const store = new CompanyOverviewStore(port, port, port);
  state.broken = ['readStory'];
  state.kind = 'cancelled';
  await expect(store.open('zentrix-labs')).rejects.toMatchObject({ kind: 'cancelled' });
  expect(store.overview).toBeUndefined();
});

it('[R-055] the list of reviews renders without its ratings and filters, which are requested again with the next page', async () => {
  const { state, port } = service();
  const store = new CompanyReviewsStore(port);
  state.broken = ['readRatings', 'listReviewFilters'];
  await store.open('zentrix-labs', {});
  expect(store.page.total).toBe(12);
  expect(store.about).toEqual({ urlName: 'zentrix-labs', ratings: undefined, filters: undefined });
  state.broken = ['readRatings'];
  await store.open('zentrix-labs', { page: 2 });
  expect(store.about).toEqual({ urlName: 'zentrix-labs', ratings: undefined, filters: none });
  state.broken = ['listReviewFilters'];
  await store.open('zentrix-labs', { page: 3 });
  expect(store.about).toEqual({ urlName: 'zentrix-labs', ratings, filters: none });
});

it('[R-055] the lists of companies and openings render without filters, which are requested again with the next page', async () => {
  const { state, port } = service();
  const [companies, jobs] = [new CompaniesStore(port), new JobsStore(port)];
  state.broken = ['listCompanyFilters', 'listJobFilters'];
  await Promise.all([companies.open({}), jobs.open({})]);
  expect([companies.page.total, companies.filters]).toEqual([3, undefined]);
  expect([jobs.page.total, jobs.filters]).toEqual([6, undefined]);
  state.broken = [];
  await Promise.all([companies.open({ page: 2 }), jobs.open({ page: 2 })]);
  expect([companies.filters, jobs.filters]).toEqual([
    { industries: [], places: [], sizes: [] },
    { designations: [], locations: [], industries: [] },
  ]);
});

it('the page of a company renders without its video, which is requested again on the next visit', async () => {
  const { state, port } = service();
  const store = new CompanyVideoStore(port as never);
  state.broken = ['listSummaryVideos'];
  await store.open('zentrix-labs');
  expect(store.video).toBeUndefined();
  state.broken = [];
  await store.open('zentrix-labs');
  expect(store.video?.title).toBe('A day');
});
