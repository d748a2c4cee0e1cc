import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import type { ExperienceRange } from '../shared/experience-range';
import { midSentence } from '../shared/mid-sentence';
import { grouped } from '../shared/numbers';
import type { ChallengeResult, Standing } from './challenge';
import type { OpinionQuestion, Share } from './opinions';
import type { RatingCategory } from './rating';
import type { Employment, Experience, ReviewSort, Tenure, WorkMode } from './review';

const years = (experience: ExperienceRange): string =>
  experience === '0' ? 'under a year' : `${experience.replace('-', '–')} yrs`;

const answers = closedTable({
  YES: 'The answer: yes, a verified employee.',
  NO: 'The answer: no, not a verified employee any more, or never verified.',
  NO_ANSWER: 'There was no answer. Authors don’t have to answer.',
} satisfies Record<ChallengeResult, string>);

export const reviewText = {
  categories: closedTable({
    overall: 'Overall',
    workLife: 'Work–life balance',
    skills: 'Skill development',
    culture: 'Company culture',
    pay: 'Salary and benefits',
    security: 'Job security',
    promotions: 'Promotions',
  } satisfies Record<RatingCategory, string>),
  short: closedTable({
    workLife: 'Work–life',
    skills: 'Skills',
    culture: 'Culture',
    pay: 'Pay',
    security: 'Security',
    promotions: 'Promotions',
  } satisfies Record<Exclude<RatingCategory, 'overall'>, string>),
  count: (count: number, figure: string): string => `${figure} ${count === 1 ? 'review' : 'reviews'}`,
  moreThan: (figure: string): string => `More than ${figure} reviews`,
  distribution: 'Stars',
  stars: (count: number): string => `${count} ${count === 1 ? 'star' : 'stars'}`,
  tick: (industry: string): string =>
    `The tick marks the average for ${midSentence(industry)} companies in India.`,
  categoriesTitle: 'Ratings by category',
  ratingsFailed: 'Couldn’t load the ratings.',
  retry: 'Try again',
  industryAverage: (average: string): string => `, industry average ${average}`,
  phrasesTitle: 'What employees keep saying',
  phrasesBasis: (count: number, figure: string): string =>
    `Based on ${figure} ${count === 1 ? 'review' : 'reviews'} from the last 12 months`,
  likes: 'Likes',
  dislikes: 'Dislikes',
  mentioned: (count: number): string => `Mentioned ${counted(count, 'time', 'times')}`,
  noPhrases: 'Not enough mentions yet.',
  trend: {
    title: 'Rating by quarter',
    note: 'Finished quarters with at least five reviews.',
    quarter: (quarter: string): string => `${quarter.slice(5)} ${quarter.slice(0, 4)}`,
  },
  opinions: {
    share: ({ kind, percent }: Share): string =>
      `${{ about: 'About', over: 'Over', under: 'Under' }[kind]} ${percent}%`,
    questions: {
      recommend: 'recommend it to a friend',
      ceo: 'approve of the CEO',
    } satisfies Record<OpinionQuestion, string>,
    from: (answers: number): string => `from ${grouped(answers)}+ answers`,
    note: 'Counted in groups of at least 14 answers, after the quarter has ended, so that no single answer can be seen.',
  },
  stillEmployed: (company: string, month: string, result: ChallengeResult): string =>
    `In ${month}, ${company} asked whether the author still worked there. ${answers[result]}`,
  verified: {
    mark: 'Verified employee',
    earlier: 'Verified when written',
    why: (company: string): string =>
      `The author proved with a work email or a job portal that they worked at ${company} when they wrote this. We show this only once at least 10 reviewers have proved it, so it can’t point to one person.`,
  },
  someone: 'Employee',
  employee: closedTable({
    current: 'Current employee',
    former: 'Former employee',
    earlier: 'Employee when written',
  } satisfies Record<Standing, string>),
  byline: (tenure: string, experience: ExperienceRange, place: string | undefined, day: string): string =>
    `${[tenure, years(experience), place].filter((part) => part !== undefined).join(', ')}. ${day}`,
  workModes: closedTable({ office: 'in office', hybrid: 'hybrid', remote: 'remote' } satisfies Record<
    WorkMode,
    string
  >),
  tenure: (tenure: string, mode: string | undefined): string => (mode ? `${tenure}, ${mode}` : tenure),
  replied: (name: string): string => `${name} replied`,
  helpful: 'Helpful',
  own: 'You can’t mark your own review as helpful. Only you see this message.',
  share: 'Share',
  report: 'Report',
  about: (name: string): string => `About ${name}`,
  title: (name: string): string => `Reviews of ${name}`,
  description: (name: string, count: number): string =>
    `${counted(count, 'review', 'reviews')} from people who work or worked at ${name}: likes, dislikes and ratings by category.`,
  explained: {
    title: 'How we calculate this rating',
    text: 'The rating is the simple average of all star ratings. Every review counts the same, no matter who wrote it or whether the company pays us.',
    formula: (terms: string, raters: string, figure: string): string => `(${terms}) ÷ ${raters} = ${figure}`,
    recompute: 'Check the maths',
    same: (category: string, exact: string): string => `${category}: ${exact} calculated, same as shown.`,
    different: (category: string, exact: string, shown: string): string =>
      `${category}: ${exact} calculated, but ${shown} shown.`,
  },
  filters: {
    title: 'Filters',
    designation: 'Designation',
    department: 'Department',
    location: 'Location',
    employment: 'Employment type',
    tenure: 'Employment status',
    experience: 'Experience',
    rating: 'Rating',
    sort: 'Sort',
    search: 'Search reviews',
    apply: 'Apply',
    clear: 'Clear filters',
    any: 'Any',
    choice: (name: string, reviews: number): string => `${name} (${grouped(reviews)})`,
    note: 'Filters with fewer than five reviews are hidden to protect reviewers.',
    employments: closedTable({
      fulltime: 'Full time',
      parttime: 'Part time',
      contractual: 'Contract',
      intern: 'Intern',
      freelancer: 'Freelancer',
    } satisfies Record<Employment, string>),
    tenures: closedTable({ current: 'Current', former: 'Former' } satisfies Record<Tenure, string>),
    experiences: closedTable({ fresher: 'Fresher', experienced: 'Experienced' } satisfies Record<
      Experience,
      string
    >),
    sorts: {
      popularity: 'Most helpful',
      newToOld: 'Newest first',
      oldToNew: 'Oldest first',
      highestFirst: 'Highest rated',
      lowestFirst: 'Lowest rated',
    } satisfies Record<ReviewSort, string>,
  },
  none: "Employees haven't posted any reviews yet.",
  noneText: (company: string): string => `Worked at ${company}? Be the first to review it.`,
  noneFit: 'No reviews match these filters',
  noneFitText: 'Try removing one.',
  home: {
    title: 'Company reviews',
    description: 'The latest reviews of companies across India, from people who work there.',
    lead: 'Honest reviews from people who work there.',
    latest: 'Latest reviews',
    companies: 'Most reviewed',
    all: 'All companies',
  },
};
