import type { components, operations } from '../../../contracts/salary';
import type { Handlers } from '../../http/handlers';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { makeCatalogue } from './catalogue';
import { makeComparison } from './compare';
import { popularPay } from './popular-pay';
import { readJobs, readPlaces, suggestCompanies } from './queries';
import { salaryReportHandlers } from './salary-report-handlers';
import { sliceHandlers } from './slice-handlers';

type Wire = components['schemas'];

const A_MINUTE = 60_000;
const USUAL_EMPLOYERS = 6;
const USUAL_PROFILES = 12;

export const salaryHandlers = (services: Services): Handlers<operations> => {
  const { db, now } = services;
  const popular = new ResultCache<readonly Wire['PopularPay'][]>({ ttl: A_MINUTE, max: 1 }, now);
  const compare = makeComparison(services, makeCatalogue(services));
  return {
    ...sliceHandlers(services),
    ...salaryReportHandlers(services),

    checkFairPay: async ({ body }) => ({ status: 200, body: await compare(body) }),

    listPayChoices: async () => ({
      status: 200,
      body: { jobProfiles: await readJobs(db), places: await readPlaces(db) },
    }),

    suggestEmployers: async ({ query }) => ({
      status: 200,
      body: await suggestCompanies(db, query.asText, query.limit ?? USUAL_EMPLOYERS),
    }),

    listPopularPay: async ({ query }) => {
      const all = await popular.get('all', () => popularPay(db));
      return { status: 200, body: all.slice(0, query.limit ?? USUAL_PROFILES) };
    },
  };
};
