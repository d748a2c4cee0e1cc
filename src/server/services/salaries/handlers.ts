import type { components, operations } from '../../../contracts/salary';
import type { Handlers } from '../../http/handlers';
import { networkOf } from '../../http/network-of';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { makeCatalogue } from './catalogue';
import { makeComparison } from './compare';
import { allowOnePayADay } from './one-pay-a-day';
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

    checkFairPay: async ({ body, caller, address }) => {
      const answer = await compare(body);
      const { comparison: membership } = answer;
      // Limits by the resulting group: several cities may lead to the same group for all of India.
      if (membership)
        await allowOnePayADay(services, {
          asker: caller ? `member ${caller.memberId}` : `address ${networkOf(address)}`,
          isShared: !caller,
          group: JSON.stringify(membership.group),
          pay: body.yearlyPay,
        });
      return { status: 200, body: answer };
    },

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
