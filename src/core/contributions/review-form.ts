import type { DraftedForm } from '../composer/form-draft';
import { RATING_CATEGORIES, type RatingCategory } from '../reviews/rating';
import { EMPLOYMENTS, type Employment, WORK_MODES, type WorkMode } from '../reviews/review';
import type { PayChoices } from '../salaries/fair-pay-port';
import { EMPTY_JOB, JOB_PARTS, type JobTexts, jobOf, jobProblems, jobTexts } from './job-form';
import type { WrittenReview } from './own-review';
import { hasProblems, type ReviewProblems, textProblems } from './review-problems';
import { visibleText } from './text-problems';
import { DRAFT_KEYS } from './unsent-forms';

export const RATED = ['overall', ...RATING_CATEGORIES] as const satisfies readonly RatingCategory[];

/** The field of a rating, named as the service names it. */
export const ratingField = (category: RatingCategory): string =>
  category === 'overall' ? category : `ratings/${category}`;

/** 'none' stores no answer. */
export const OPINION_CHOICES = ['yes', 'no', 'none'] as const;
export type OpinionChoice = (typeof OPINION_CHOICES)[number];

export interface ReviewTexts extends JobTexts {
  readonly current: boolean;
  /** Empty until chosen. */
  readonly employment: Employment | '';
  readonly workMode: WorkMode | '';
  readonly anonymous: boolean;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  /** Optional; empty until chosen. */
  readonly recommends: OpinionChoice | '';
  readonly approvesCeo: OpinionChoice | '';
  /** Stars; 0 until rated. */
  readonly stars: Readonly<Record<RatingCategory, number>>;
}

export const EMPTY_REVIEW: ReviewTexts = {
  ...EMPTY_JOB,
  current: true,
  employment: '',
  workMode: '',
  anonymous: false,
  title: '',
  likes: '',
  dislikes: '',
  recommends: '',
  approvesCeo: '',
  stars: { overall: 0, workLife: 0, skills: 0, culture: 0, pay: 0, security: 0, promotions: 0 },
};

/** The fields of each step. */
export const REVIEW_STEPS = [
  [...JOB_PARTS, 'employment', 'workMode'],
  RATED.map(ratingField),
  ['recommends', 'approvesCeo'],
  ['likes', 'dislikes', 'title'],
] as const;

export const REVIEW_DRAFT = {
  key: DRAFT_KEYS.review,
  empty: EMPTY_REVIEW,
  added: { recommends: '', approvesCeo: '' },
} satisfies DraftedForm<ReviewTexts>;

export interface ReadReview {
  /** Undefined while a field is invalid or missing. */
  readonly contribution: WrittenReview | undefined;
  readonly problems: ReviewProblems;
}

export function readReview(texts: ReviewTexts, choices: PayChoices): ReadReview {
  const employment = EMPLOYMENTS.find((item) => item === texts.employment);
  const workMode = WORK_MODES.find((item) => item === texts.workMode);
  const problems: ReviewProblems = {
    ...jobProblems(texts, choices),
    ...(!employment && { employment: 'required' }),
    ...(!workMode && { workMode: 'required' }),
    ...Object.fromEntries(
      RATED.filter((part) => !isStars(texts.stars[part])).map((part) => [ratingField(part), 'required']),
    ),
    ...textProblems(texts),
  };
  if (hasProblems(problems) || !employment || !workMode) return { contribution: undefined, problems };
  const { current, anonymous, stars, title, likes, dislikes } = texts;
  const { overall, ...ratings } = stars;
  const text = { title: visibleText(title), likes: likes.trim(), dislikes: dislikes.trim() };
  return {
    problems,
    contribution: {
      ...jobOf(texts, choices),
      current,
      employment,
      workMode,
      anonymous,
      ...text,
      overall,
      ratings,
      recommends: answerOf(texts.recommends),
      approvesCeo: answerOf(texts.approvesCeo),
    },
  };
}

const answerOf = (choice: OpinionChoice | ''): boolean | undefined =>
  choice === 'yes' ? true : choice === 'no' ? false : undefined;

const choiceOf = (answer: boolean | undefined): OpinionChoice | '' =>
  answer === undefined ? '' : answer ? 'yes' : 'no';

const isStars = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= 5;

export const reviewTexts = (review: WrittenReview, choices: PayChoices): ReviewTexts => ({
  ...jobTexts(review, choices),
  current: review.current,
  employment: review.employment,
  workMode: review.workMode,
  anonymous: review.anonymous,
  title: review.title ?? '',
  likes: review.likes,
  dislikes: review.dislikes,
  recommends: choiceOf(review.recommends),
  approvesCeo: choiceOf(review.approvesCeo),
  stars: { overall: review.overall, ...review.ratings },
});
