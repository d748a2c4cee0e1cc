import type { components, operations } from '../../../contracts/review';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { WorkLimit } from '../../work-limit';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { challengeHandlers } from './challenge-handlers';
import { type Fitting, findReviews, isExpensive, type ReviewQuery } from './find-reviews';
import { ownHandlers } from './own-handlers';
import {
  presentBurst,
  presentCategories,
  presentCategory,
  presentFacets,
  presentOpinions,
  presentPhrases,
  presentReview,
} from './present';
import { DEFAULT_SORT, type ReviewRow, readChosen, readLatest, readReviews, setHelpful } from './queries';
import {
  type ReviewedRow,
  readBurst,
  readFacets,
  readIndustryAverages,
  readOpinions,
  readPhrases,
  readQuarters,
  readReviewed,
  readStars,
} from './rating-queries';

const REVIEWS_A_PAGE = 10;
const USUAL_LATEST = 10;
const PAGES_A_SEARCH = 5;
/** Caches which reviews match a filter; the reviews and the reader's helpful marks are read on every request. */
const FITTING = { ttl: 60_000, max: 5000 };
/** Without the quotes, so that a removed text is gone at once. The averages of an industry change once a day. */
const COUNTS = { ttl: 60_000, max: 1000 };
/** Looking for a word in very many reviews takes long: only the first visitor waits. */
const EXPENSIVE = { ...FITTING, staleFor: 240_000 };
/** Of the ten connections to the database; as many wait as for all of them. */
const EXPENSIVE_AT_ONCE = { running: 4, waiting: 50 };

/** Without filters the total is already known. */
const isNarrow = ({ sort: _, ...filters }: ReviewQuery): boolean =>
  Object.values(filters).some((value) => value !== undefined);

type Wire = components['schemas'];
type All = Handlers<operations>;

export const reviewHandlers = (services: Services): All => ({
  ...figureHandlers(services),
  ...listHandlers(services),
  ...ownHandlers(services),
  ...challengeHandlers(services),
});

const figureHandlers = ({ db, now }: Services): Pick<All, 'readRatings' | 'listReviewFilters'> => {
  const counts = new ResultCache<Counts>(COUNTS, now);
  return {
    readRatings: async ({ path }) => {
      const company = await reviewed(db, path.urlName);
      const counted = await counts.get(`${company.id} ${company.version}`, () => readCounts(db, company));
      const phrases = await readPhrases(db, company.id);
      return {
        status: 200,
        body: {
          ...counted,
          totalReviews: company.reviews,
          lastYear: company.reviews_last_year,
          likes: presentPhrases(phrases, 'likes'),
          dislikes: presentPhrases(phrases, 'dislikes'),
        },
      };
    },

    listReviewFilters: async ({ path }) => {
      const facets = await readFacets(db, (await reviewed(db, path.urlName)).id);
      return {
        status: 200,
        body: {
          jobProfiles: presentFacets(facets, 'job'),
          departments: presentFacets(facets, 'department'),
          places: presentFacets(facets, 'place'),
        },
      };
    },
  };
};

type Counts = Pick<Wire['RatingSummary'], 'overall' | 'categories' | 'trend' | 'burst' | 'opinions'>;

async function readCounts(db: Services['db'], company: ReviewedRow): Promise<Counts> {
  const counted = {
    stars: await readStars(db, company.id),
    industry: await readIndustryAverages(db, company.industry_id),
  };
  return {
    overall: presentCategory('overall', counted),
    categories: presentCategories(counted),
    trend: await readQuarters(db, company.id),
    burst: presentBurst(await readBurst(db, company.id)),
    opinions: presentOpinions(await readOpinions(db, company.id)),
  };
}

const listHandlers = (services: Services): Pick<All, 'listReviews' | 'listLatestReviews' | 'setHelpful'> => {
  const { db } = services;
  const find = rememberFound(services);
  return {
    listReviews: async ({ path, query: { page = 1, ...query }, caller }) => {
      const company = await reviewed(db, path.urlName);
      const as = { sort: query.sort ?? DEFAULT_SORT, voterKey: viewerOf(services, caller)?.voterKey };
      if (!isNarrow(query)) {
        const slice = { limit: REVIEWS_A_PAGE, offset: (page - 1) * REVIEWS_A_PAGE };
        return { status: 200, body: pageOf(company.reviews, await readReviews(db, company.id, slice, as)) };
      }
      const { total, hasMore, ids } = await find(company, query, page);
      return { status: 200, body: { ...pageOf(total, await readChosen(db, ids, as)), hasMore } };
    },

    listLatestReviews: async ({ query, caller }) => {
      const voterKey = viewerOf(services, caller)?.voterKey;
      const rows = await readLatest(db, query.limit ?? USUAL_LATEST, voterKey);
      return { status: 200, body: rows.map(presentReview) };
    },

    setHelpful: async ({ path, body, caller }) => {
      const row = await setHelpful(db, path.reviewId, signedIn(services, caller), body.isHelpful);
      if (!row) throw notFound();
      if (row === 'own') throw new Refusal(403, 'OWN_CONTENT');
      return {
        status: 200,
        body: { reviewId: path.reviewId, helpful: row.helpful, isHelpful: body.isHelpful },
      };
    },
  };
};

/** The database decides about the case of other letters. */
const normalized = ({ asText, ...query }: ReviewQuery): ReviewQuery => ({
  ...query,
  asText: asText?.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
});

/** Finds the ids of a page; several pages share one search. */
function rememberFound({ db, now }: Services) {
  const cheap = new ResultCache<Fitting>(FITTING, now);
  const expensive = new ResultCache<Fitting>(EXPENSIVE, now);
  const limit = new WorkLimit(EXPENSIVE_AT_ONCE);
  return async (company: ReviewedRow, query: ReviewQuery, page: number): Promise<Fitting> => {
    const skipped = Math.floor((page - 1) / PAGES_A_SEARCH) * PAGES_A_SEARCH;
    const slice = { limit: PAGES_A_SEARCH * REVIEWS_A_PAGE, offset: skipped * REVIEWS_A_PAGE };
    // A new, edited or deleted review changes the version, so that an anonymous one is no longer found by its role.
    const key = JSON.stringify([company.id, company.version, normalized(query), skipped]);
    const search = () => findReviews(db, company, query, slice);
    const { ids, ...counted } = await (isExpensive(query, company)
      ? expensive.get(key, () => limit.run(search))
      : cheap.get(key, search));
    const start = (page - 1 - skipped) * REVIEWS_A_PAGE;
    return { ...counted, ids: ids.slice(start, start + REVIEWS_A_PAGE) };
  };
}

const pageOf = (total: number, rows: readonly ReviewRow[]): Wire['ReviewPage'] => ({
  total,
  pages: Math.ceil(total / REVIEWS_A_PAGE),
  items: rows.map(presentReview),
});

async function reviewed(db: Services['db'], urlName: string): Promise<ReviewedRow> {
  const row = await readReviewed(db, urlName);
  if (!row) throw notFound();
  return row;
}
