import type { operations } from '../../../contracts/review';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { signedIn, viewerOf } from '../user/viewer';
import { presentCategories, presentCategory, presentFacets, presentPhrases, presentReview } from './present';
import { countReviews, type ReviewWish, readLatest, readReviews, setHelpful } from './queries';
import {
  type ReviewedRow,
  readFacets,
  readIndustryAverages,
  readPhrases,
  readReviewed,
  readStars,
} from './rating-queries';

const REVIEWS_A_PAGE = 10;
const USUAL_LATEST = 10;

/** Whether a wish leaves reviews out; if it does not, how many there are is known. */
const isNarrow = ({ sort: _, ...filters }: ReviewWish): boolean =>
  Object.values(filters).some((value) => value !== undefined);

type All = Handlers<operations>;

export const reviewHandlers = (services: Services): All => ({
  ...figureHandlers(services),
  ...listHandlers(services),
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

const listHandlers = (services: Services): Pick<All, 'listReviews' | 'listLatestReviews' | 'setHelpful'> => ({
  listReviews: async ({ path, query, caller }) => {
    const company = await reviewed(services.db, path.urlName);
    const { page = 1, ...wish } = query;
    const voterKey = viewerOf(services, caller)?.voterKey;
    const offset = (page - 1) * REVIEWS_A_PAGE;
    const rows = await readReviews(services.db, company.id, wish, {
      limit: REVIEWS_A_PAGE,
      offset,
      voterKey,
    });
    const total = isNarrow(wish) ? await countReviews(services.db, company.id, wish) : company.reviews;
    return {
      status: 200,
      body: { total, pages: Math.ceil(total / REVIEWS_A_PAGE), items: rows.map(presentReview) },
    };
  },

  listLatestReviews: async ({ query, caller }) => {
    const voterKey = viewerOf(services, caller)?.voterKey;
    const rows = await readLatest(services.db, query.limit ?? USUAL_LATEST, voterKey);
    return { status: 200, body: rows.map(presentReview) };
  },

  setHelpful: async ({ path, body, caller }) => {
    const { voterKey } = signedIn(services, caller);
    const row = await setHelpful(services.db, path.reviewId, voterKey, body.isHelpful);
    if (!row) throw notFound();
    return {
      status: 200,
      body: { reviewId: path.reviewId, helpful: row.helpful, isHelpful: body.isHelpful },
    };
  },
});

async function reviewed(db: Services['db'], urlName: string): Promise<ReviewedRow> {
  const row = await readReviewed(db, urlName);
  if (!row) throw notFound();
  return row;
}
