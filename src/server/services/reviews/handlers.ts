import type { components, operations } from '../../../contracts/review';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { signedIn, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { challengeHandlers } from './challenge-handlers';
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
import {
  DEFAULT_SORT,
  type FittingRow,
  findReviews,
  type ReviewQuery,
  type ReviewRow,
  readChosen,
  readLatest,
  readReviews,
  setHelpful,
} from './queries';
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
/** Caches which reviews match a filter; the reviews and the reader's helpful marks are read on every request. */
const A_MINUTE = 60_000;
const MAX_ENTRIES = 5000;

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

const figureHandlers = ({ db }: Services): Pick<All, 'readRatings' | 'listReviewFilters'> => ({
  readRatings: async ({ path }) => {
    const company = await reviewed(db, path.urlName);
    const counted = {
      stars: await readStars(db, company.id),
      industry: await readIndustryAverages(db, company.industry_id),
    };
    const phrases = await readPhrases(db, company.id);
    return {
      status: 200,
      body: {
        overall: presentCategory('overall', counted),
        categories: presentCategories(counted),
        totalReviews: company.reviews,
        lastYear: company.reviews_last_year,
        trend: await readQuarters(db, company.id),
        burst: presentBurst(await readBurst(db, company.id)),
        opinions: presentOpinions(await readOpinions(db, company.id)),
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
});

const listHandlers = (services: Services): Pick<All, 'listReviews' | 'listLatestReviews' | 'setHelpful'> => {
  const { db, now } = services;
  const fitting = new ResultCache<FittingRow>({ ttl: A_MINUTE, max: MAX_ENTRIES }, now);
  return {
    listReviews: async ({ path, query: { page = 1, ...query }, caller }) => {
      const company = await reviewed(db, path.urlName);
      const slice = { limit: REVIEWS_A_PAGE, offset: (page - 1) * REVIEWS_A_PAGE };
      const as = { sort: query.sort ?? DEFAULT_SORT, voterKey: viewerOf(services, caller)?.voterKey };
      if (!isNarrow(query)) {
        return { status: 200, body: pageOf(company.reviews, await readReviews(db, company.id, slice, as)) };
      }
      // The review count is part of the key, so a new or deleted review invalidates the cache.
      const key = JSON.stringify([company.id, company.reviews, query, page]);
      const { total, ids } = await fitting.get(key, () => findReviews(db, company.id, query, slice));
      return { status: 200, body: pageOf(total, await readChosen(db, ids, as)) };
    },

    listLatestReviews: async ({ query, caller }) => {
      const voterKey = viewerOf(services, caller)?.voterKey;
      const rows = await readLatest(db, query.limit ?? USUAL_LATEST, voterKey);
      return { status: 200, body: rows.map(presentReview) };
    },

    setHelpful: async ({ path, body, caller }) => {
      const { voterKey } = signedIn(services, caller);
      const row = await setHelpful(db, path.reviewId, voterKey, body.isHelpful);
      if (!row) throw notFound();
      return {
        status: 200,
        body: { reviewId: path.reviewId, helpful: row.helpful, isHelpful: body.isHelpful },
      };
    },
  };
};

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
