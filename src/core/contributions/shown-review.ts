import type { PayChoices } from '../salaries/fair-pay-port';
import { namedBy } from '../search/options';
import { type ExperienceRange, experienceRangeOf } from '../shared/experience-range';
import type { ReviewTexts } from './review-form';
import { titleOf } from './review-problems';

/** The public part of a review. */
export interface ShownReview {
  readonly role: string | undefined;
  readonly place: string | undefined;
  /** The service publishes a range, never the years. */
  readonly experience: ExperienceRange | undefined;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
}

/** Only a role and a city from the lists can be published. */
export function shownReview(texts: ReviewTexts, { jobProfiles, places }: PayChoices): ShownReview {
  const { anonymous, totalExperience } = texts;
  const [likes, dislikes, title] = [texts.likes.trim(), texts.dislikes.trim(), texts.title.trim()];
  return {
    role: anonymous ? undefined : namedBy(jobProfiles, texts.jobProfile)?.name,
    place: anonymous ? undefined : namedBy(places, texts.place)?.name,
    experience: totalExperience === '' ? undefined : experienceRangeOf(Number(totalExperience)),
    title: title || titleOf(likes),
    likes,
    dislikes,
  };
}
