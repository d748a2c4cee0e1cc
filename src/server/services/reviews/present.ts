import type { components } from '../../../contracts/review';
import { OPINION_QUESTIONS, opinionOf } from '../../../core/reviews/opinions';
import { phraseOf, quotedPhrase } from '../../../core/reviews/phrases';
import { averageOf, RATING_CATEGORIES } from '../../../core/reviews/rating';
import { logoUrl } from '../companies/present';
import type { ReviewRow } from './queries';
import type { BurstRow, FacetRow, OpinionRow, PhraseRow, StarsRow } from './rating-queries';

type Wire = components['schemas'];

/** Only these fields are public: no seal, no list position, no hour. */
export const presentReview = (row: ReviewRow): Wire['Review'] => ({
  reviewId: row.id,
  company: { urlName: row.url_name, name: row.company, logoUrl: logoUrl(row.logo) },
  avatarUrl: `/art/kolam/${row.id}.svg`,
  role: row.role,
  place: row.place,
  experience: row.experience,
  isCurrent: row.is_current,
  employment: row.employment,
  ...(row.work_mode && { workMode: row.work_mode }),
  isVerified: row.is_verified,
  writtenOn: row.written_day,
  title: row.title,
  likes: row.likes,
  dislikes: row.dislikes,
  overall: row.overall,
  ratings: {
    workLife: row.work_life,
    skills: row.skills,
    culture: row.culture,
    pay: row.pay,
    security: row.security,
    promotions: row.promotions,
  },
  reply: row.reply && row.replied_day ? { text: row.reply, repliedOn: row.replied_day } : null,
  ...(row.still_employed &&
    row.asked_month && { stillEmployed: row.still_employed, employmentAskedOn: row.asked_month }),
  helpful: row.helpful,
  isHelpful: row.is_helpful,
});

interface Counted {
  readonly stars: readonly StarsRow[];
  readonly industry: readonly { readonly category: string; readonly average: number }[];
}

/** Computes the average from the counts, as everywhere else. */
export function presentCategory(
  category: Wire['RatingCategory'],
  { stars, industry }: Counted,
): Wire['CategoryRating'] {
  const row = stars.find((row) => row.category === category);
  const counts = row ? [row.one, row.two, row.three, row.four, row.five] : [0, 0, 0, 0, 0];
  return {
    category,
    average: averageOf(counts),
    industryAverage: industry.find((item) => item.category === category)?.average ?? 0,
    stars: counts,
  };
}

export const presentCategories = (counted: Counted): Wire['CategoryRating'][] =>
  RATING_CATEGORIES.map((category) => presentCategory(category, counted));

export const presentBurst = (row: BurstRow | undefined): Wire['ReviewBurst'] | null =>
  row
    ? {
        from: row.starts_on,
        to: row.ends_on,
        reviews: row.reviews,
        without: { average: row.other_average, reviews: row.other_reviews },
      }
    : null;

export const presentOpinions = (rows: readonly OpinionRow[]): Wire['Opinion'][] =>
  OPINION_QUESTIONS.flatMap((question) => {
    const row = rows.find((row) => row.question === question);
    return (row && opinionOf(question, row)) ?? [];
  });

const PHRASES_A_SIDE = 5;

export const presentPhrases = (rows: readonly PhraseRow[], side: PhraseRow['side']): Wire['Phrase'][] =>
  rows
    .filter((row) => row.side === side)
    .flatMap(({ phrase, mentions, text }) => {
      const known = phraseOf(phrase);
      return known ? [{ ...quotedPhrase(known, text ?? known.text), mentions }] : [];
    })
    .slice(0, PHRASES_A_SIDE);

export const presentFacets = (rows: readonly FacetRow[], kind: FacetRow['kind']): Wire['ReviewFacet'][] =>
  rows.filter((row) => row.kind === kind).map(({ id, name, reviews }) => ({ id, name, reviews }));
