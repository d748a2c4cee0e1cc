import type { components } from '../../../contracts/review';
import { ownReviewText } from '../../../core/contributions/own-review-text';
import { hasProblems, textProblems, titleOf } from '../../../core/contributions/review-problems';
import { visibleText } from '../../../core/contributions/text-problems';
import { publicText } from '../../../core/posts/writing-rules';
import { refusedParts } from '../../http/refusal';
import { nameProblems, resolveCompanies } from '../companies/resolve-companies';
import { exactYears, experienceColumns } from '../profile/career/exact-experience';
import type { Services } from '../services';
import type { OwnRow, Written } from './own-queries';

type Wire = components['schemas'];

/** Builds the row to store; reports all problems at once. */
export async function writtenOf(
  services: Pick<Services, 'db' | 'encryption'>,
  authorSeal: string,
  review: Wire['WrittenReview'],
): Promise<Written> {
  const likes = publicText(review.likes);
  const dislikes = publicText(review.dislikes);
  const title = visibleText(publicText(review.title ?? ''));
  const resolvedNames = await resolveCompanies(services.db, review);
  const { company, job, place } = resolvedNames;
  const problems = { ...textProblems({ title, likes, dislikes }), ...nameProblems(review, resolvedNames) };
  if (company === null || job === null || place === null || hasProblems(problems))
    throw refusedParts(problems, ownReviewText.problems);
  const { ratings } = review;
  return {
    company_id: company,
    job_profile_id: job,
    place_id: place,
    ...experienceColumns(services, authorSeal, review.totalExperience),
    is_current: review.isCurrent,
    employment: review.employment,
    work_mode: review.workMode,
    is_anonymous: review.isAnonymous,
    title: title ?? titleOf(likes),
    likes,
    dislikes,
    overall: review.overall,
    work_life: ratings.workLife,
    skills: ratings.skills,
    culture: ratings.culture,
    pay: ratings.pay,
    security: ratings.security,
    promotions: ratings.promotions,
    recommends: review.recommends ?? null,
    approves_ceo: review.approvesCeo ?? null,
  };
}

export const presentOwn = (services: Pick<Services, 'encryption'>, row: OwnRow): Wire['OwnReview'] => ({
  reviewId: row.id,
  companyUrlName: row.url_name,
  isAnswered: row.reply !== null,
  isWaiting: row.status === 'FLAGGED',
  review: {
    companyName: row.company,
    jobProfile: row.job,
    department: row.department,
    locationId: row.place_id,
    totalExperience: exactYears(services, row),
    isCurrent: row.is_current,
    employment: row.employment,
    workMode: row.work_mode ?? 'office',
    isAnonymous: row.is_anonymous,
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
    ...(row.recommends !== null && { recommends: row.recommends }),
    ...(row.approves_ceo !== null && { approvesCeo: row.approves_ceo }),
  },
});
