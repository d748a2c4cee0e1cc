import { CAREER_QUESTIONS } from './career-questions';
import { COMPANY_STORIES } from './company-stories';
import { CRAFT_STORIES } from './craft-stories';
import { DESK_QUESTIONS } from './desk-questions';
import { GROWTH_STORIES } from './growth-stories';
import { INTERVIEW_QUESTIONS } from './interview-questions';
import { LEAVING_STORIES } from './leaving-stories';
import { LIFE_STORIES } from './life-stories';
import { MONEY_STORIES } from './money-stories';
import { OFFER_STORIES } from './offer-stories';
import { OFFICE_STORIES } from './office-stories';
import { PICTURE_STORIES } from './picture-stories';
import { ADVICE_LINES, INTERVIEW_LINES, RULE_LINES } from './question-lines';
import type { Story } from './story';
import { VIDEO_STORIES } from './video-stories';

const ABOUT_RULES = ['q-notice', 'q-papers', 'q-pf', 'q-rights'];
const ABOUT_INTERVIEWS = [...INTERVIEW_QUESTIONS, ...DESK_QUESTIONS]
  .map(({ theme }) => theme)
  .filter((theme) => theme !== 'q-daily');

const lastLinesOf = (theme: string): readonly string[] => {
  if (ABOUT_RULES.includes(theme)) return RULE_LINES;
  return ABOUT_INTERVIEWS.includes(theme) ? INTERVIEW_LINES : ADVICE_LINES;
};

const QUESTIONS = [...CAREER_QUESTIONS, ...INTERVIEW_QUESTIONS, ...DESK_QUESTIONS].map((story) => ({
  ...story,
  groups: [...story.groups, lastLinesOf(story.theme)],
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
