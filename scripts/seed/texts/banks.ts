import { CAREER_QUESTIONS } from './career-questions';
import { COMPANY_STORIES } from './company-stories';
import { CRAFT_STORIES } from './craft-stories';
import { GROWTH_STORIES } from './growth-stories';
import { INTERVIEW_QUESTIONS } from './interview-questions';
import { LEAVING_STORIES } from './leaving-stories';
import { LIFE_STORIES } from './life-stories';
import { MONEY_STORIES } from './money-stories';
import { OFFER_STORIES } from './offer-stories';
import { OFFICE_STORIES } from './office-stories';
import { PICTURE_STORIES } from './picture-stories';
import { QUESTION_LINES } from './reactions';
import type { Story } from './story';
import { VIDEO_STORIES } from './video-stories';

const QUESTIONS = [...CAREER_QUESTIONS, ...INTERVIEW_QUESTIONS].map((story) => ({
  ...story,
  groups: [...story.groups, QUESTION_LINES],
}));

/** The stories of each kind of post; polls have a separate bank. */
export const BANKS = {
  TEXT: [
    ...LEAVING_STORIES,
    ...OFFICE_STORIES,
    ...MONEY_STORIES,
    ...GROWTH_STORIES,
    ...LIFE_STORIES,
    ...CRAFT_STORIES,
    ...COMPANY_STORIES,
    ...COMPANY_STORIES,
  ],
  QUESTION: QUESTIONS,
  SALARY: OFFER_STORIES,
  IMAGE: PICTURE_STORIES,
  VIDEO: VIDEO_STORIES,
} as const satisfies Record<string, readonly Story[]>;
