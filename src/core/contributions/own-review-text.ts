import type { RatingCategory } from '../reviews/rating';
import type { Employment, WorkMode } from '../reviews/review';
import { closedTable } from '../shared/closed-table';
import { MIN_CHARACTERS } from './own-review';
import type { OpinionChoice } from './review-form';
import type { ReviewProblem } from './review-problems';
import { jobText } from './text';

export const ownReviewText = {
  title: 'Rate your company',
  changeTitle: 'Edit review',
  description: 'Rate your company and share what you like and dislike. Your name never appears.',
  lead: 'Takes 3 minutes. Helps the next person decide. Your name never appears.',
  current: 'I work here now',
  employment: 'Employment type',
  workMode: 'Work mode',
  choose: 'Choose',
  employments: closedTable({
    fulltime: 'Full time',
    parttime: 'Part time',
    contractual: 'Contract',
    intern: 'Internship',
    freelancer: 'Freelance',
  } satisfies Record<Employment, string>),
  workModes: closedTable({ office: 'In office', hybrid: 'Hybrid', remote: 'Remote' } satisfies Record<
    WorkMode,
    string
  >),
  ratings: 'Your ratings',
  rated: {
    overall: 'Overall rating',
    workLife: 'Work–life balance',
    skills: 'Skill development',
    culture: 'Company culture',
    pay: 'Salary and benefits',
    security: 'Job security',
    promotions: 'Growth and promotions',
  } satisfies Record<RatingCategory, string>,
  stars: (count: number): string => (count === 1 ? '1 star' : `${count} stars`),
  meanings: ['', 'Bad', 'Poor', 'Average', 'Good', 'Excellent'],
  opinions: 'Two quick questions',
  opinionsNote:
    'Optional. Your answers never appear with your review. We show only shares of at least 14 answers, and only after the quarter has ended.',
  recommends: 'Would you recommend this company to a friend?',
  approvesCeo: 'Do you approve of how the CEO leads the company?',
  opinionChoices: { yes: 'Yes', no: 'No', none: 'No opinion' } satisfies Record<OpinionChoice, string>,
  text: 'Your review',
  headline: 'Title',
  headlineHint: 'Optional',
  likes: 'What you like',
  dislikes: 'What could be better',
  letters: (count: number): string =>
    count >= MIN_CHARACTERS
      ? ''
      : `${MIN_CHARACTERS - count} more ${MIN_CHARACTERS - count === 1 ? 'character' : 'characters'}`,
  anonymous: 'Hide my role and city',
  anonymousText: 'We show them only if five reviews of the company share them.',
  changeNote: 'Helpful marks belong to a text. If you change words or the overall rating, they start again.',
  send: 'Publish review',
  removeText: 'The employer’s reply is deleted too. Ratings update instantly.',
  removed: 'Review deleted.',
  problems: {
    ...jobText.problems,
    short: `Please write at least ${MIN_CHARACTERS} characters.`,
    long: 'This is too long.',
    contact: 'Please remove email addresses and phone numbers. They could identify you or someone else.',
    abuse: 'Please rewrite this without insults.',
    words: 'Please write a sentence.',
    copied: 'This is the same as what you like.',
  } satisfies Record<ReviewProblem, string>,
  board: 'How others will see it',
  noRating: 'Not rated yet',
  sharedNote: 'Your role and city appear only if five reviews of the company share them.',
  hiddenNote: 'Your role and city stay hidden.',
  promises: [
    'It shows the date but no time, and your experience as a range, such as 3–5 years.',
    'It’s stored separately from your account and your posts. Only someone with both our database and our secret key could link them.',
    'Your employer can reply but can’t see who wrote it.',
  ],
  answered: 'Your employer has replied',
  answeredText: 'Reviews with a reply can’t be edited. You can still delete yours.',
  thanksText: (company: string, waiting?: boolean): string =>
    waiting
      ? `A moderator will check it before it appears on the ${company} page. Until then, only you can see it.`
      : `Your review is now live on the ${company} page.`,
  view: 'View review',
  shareTitle: (company: string): string => `Reviews of ${company}`,
  interview: 'Share your interview',
  salary: 'Add your salary',
  again: 'Rate another company',
};
