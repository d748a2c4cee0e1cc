import type { ChallengeResult } from '../reviews/challenge';
import { CHALLENGE_DAYS, CHALLENGE_PERIOD_DAYS, MAX_CHALLENGES } from '../reviews/challenge';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';

/** The email with the link, and the page on which a company asks about authors. */
export const employerReviewsText = {
  email: {
    subject: (company: string): string => `Reviews of ${company}`,
    text: (link: string): readonly string[] => [
      `Ask whether the author of a review still works at your company, and read the answers: ${link}`,
      '',
      'The link works for 30 days. Don’t forward it: anyone who has it can ask for your company.',
    ],
  },
  head: 'Reviews',
  title: (company: string): string => `Reviews of ${company}`,
  rules: `You can ask once about each review by a current employee, and about ${MAX_CHALLENGES} reviews within ${CHALLENGE_PERIOD_DAYS} days. Only the author sees the question and can answer yes or no, or not at all. ${CHALLENGE_DAYS} days later everyone sees the result below the review. You never learn who the author is, when they answered, or whether they saw the question.`,
  left: (count: number): string => `Questions left now: ${count}`,
  none: 'No reviews by current employees yet. They’ll show up here.',
  review: (stars: number, day: string): string => `${stars} of 5 stars · ${longDate(new Date(day))}`,
  ask: 'Ask whether the author still works here',
  open: (day: string): string => `Asked. The result shows after ${longDate(new Date(day))}.`,
  results: closedTable({
    YES: 'Yes, a verified employee',
    NO: 'No, not a verified employee',
    NO_ANSWER: 'No answer',
  } satisfies Record<ChallengeResult, string>),
  outcomes: closedTable({
    ASKED: 'We asked the author.',
    GONE: 'This review is gone.',
    UNCLAIMED: 'Your company no longer manages its page.',
    FORMER: 'This review isn’t by a current employee.',
    SMALL: 'Too few people at your company are verified, so an answer could show who wrote the review.',
    LIMIT: 'You can’t ask more questions now.',
    REPEATED: 'You asked about this review before.',
  }),
  expired: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete, older than 30 days or belongs to another address.',
    ask: 'We can send a new link to your company’s address.',
    press: 'Send a new link',
    done: 'If your company still manages its page, the new link is on its way.',
  },
};
