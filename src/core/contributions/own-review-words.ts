import type { RatingCategory } from '../reviews/rating';
import type { Employment, WorkMode } from '../reviews/review';
import { closedTable } from '../shared/closed-table';
import { FEWEST_LETTERS } from './own-review';
import type { ReviewProblem } from './sound-review';
import { jobWords } from './words';

/** The texts of the form a review is written in. */
export const ownReviewWords = {
  title: 'Rate your company',
  changeTitle: 'Edit review',
  description: 'Seven ratings, what you like and what you do not. Your name is never shown.',
  lead: 'Three minutes, and the next person knows what they sign. Your name is never shown.',
  current: 'I work there now',
  employment: 'Employment',
  workMode: 'Where you work',
  choose: 'Choose',
  employments: closedTable({
    fulltime: 'Full time',
    parttime: 'Part time',
    contractual: 'On contract',
    intern: 'Internship',
    freelancer: 'Freelance',
  } satisfies Record<Employment, string>),
  workModes: closedTable({ office: 'In the office', hybrid: 'Hybrid', remote: 'From home' } satisfies Record<
    WorkMode,
    string
  >),
  ratings: 'Your ratings',
  rated: {
    overall: 'Work satisfaction, all in all',
    workLife: 'Work–life balance',
    skills: 'Skill development',
    culture: 'Company culture',
    pay: 'Salary and benefits',
    security: 'Job security',
    promotions: 'Growth and promotions',
  } satisfies Record<RatingCategory, string>,
  stars: (count: number): string => (count === 1 ? '1 star' : `${count} stars`),
  meanings: ['', 'Bad', 'Poor', 'Average', 'Good', 'Excellent'],
  words: 'In your words',
  headline: 'In one line',
  headlineHint: 'Optional',
  likes: 'What you like',
  dislikes: 'What should get better',
  letters: (count: number): string =>
    count >= FEWEST_LETTERS
      ? ''
      : `${FEWEST_LETTERS - count} more ${FEWEST_LETTERS - count === 1 ? 'letter' : 'letters'}`,
  anonymous: 'Show neither my job profile nor my city',
  anonymousText: 'They are only ever shown where five reviews of the company share them.',
  send: 'Publish my review',
  removeText: 'It goes with the employer’s answer, and out of every figure at once.',
  removed: 'Your review is taken back.',
  problems: {
    ...jobWords.problems,
    short: `Please write at least ${FEWEST_LETTERS} letters.`,
    long: 'This is too long.',
    contact: 'Please take addresses and phone numbers out; others could find you or be found.',
    abuse: 'Please say it without insults.',
    copied: 'This says the same as what you like.',
  } satisfies Record<ReviewProblem, string>,
  board: 'Your rating, all in all',
  noRating: 'Not rated yet',
  boardNote: 'Every review counts the same. Figures are made anew at once.',
  promises: [
    'It shows the day and your experience as a range, such as 3–5 years.',
    'It is stored apart from your account and your posts. Only someone with both our database and our secret key could link them.',
    'Your employer can reply but can’t see who wrote it.',
  ],
  answered: 'Your employer has answered',
  answeredText: 'What was answered stays as it is. You can still take your review back.',
  thanksText: (company: string): string => `Everybody can read it now on the page of ${company}.`,
  view: 'View review',
  interview: 'Share your interview',
  salary: 'Add your salary',
  again: 'Rate another company',
};
