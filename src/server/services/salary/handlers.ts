import type { components, operations } from '../../../contracts/salary';
import type { Handlers } from '../../http/handlers';
import { Remembered } from '../remembered';
import type { Services } from '../services';
import { makeCatalogue } from './catalogue';
import { compare, rounded } from './compare';
import { contributorSeal } from './contributor-seal';
import { popularPay } from './popular-pay';
import { readJobs, readPlaces, suggestCompanies } from './queries';
import { sliceHandlers } from './slice-handlers';
import { toldHandlers } from './told-handlers';

type Wire = components['schemas'];

const A_DAY = 86_400_000;
const A_MINUTE = 60_000;
const USUAL_EMPLOYERS = 6;
const USUAL_PROFILES = 12;

export const salaryHandlers = (services: Services): Handlers<operations> => {
  const { db, now } = services;
  const answers = new Remembered<Wire['FairPayAnswer']>({ forMs: A_DAY, most: 5000 }, now);
  const popular = new Remembered<readonly Wire['PopularPay'][]>({ forMs: A_MINUTE, most: 1 }, now);
  const catalogue = makeCatalogue(services);
  return {
    ...sliceHandlers(services),
    ...toldHandlers(services),

    checkFairPay: async ({ body, caller }) => {
      const question = rounded(body);
      const ownSeal = caller && contributorSeal(services, caller.memberId);
      const { jobProfileId, companyId, placeId, experienceYears, yearlyPay } = question;
      const key = [jobProfileId, companyId, placeId, experienceYears, yearlyPay, ownSeal].join(' ');
      return {
        status: 200,
        body: await answers.get(key, () => compare({ db, now, catalogue }, question, ownSeal)),
      };
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
