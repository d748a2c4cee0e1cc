import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/counted';
import type { ExperienceRange } from '../shared/experience-range';
import { midSentence } from '../shared/mid-sentence';
import { grouped } from '../shared/numbers';
import type { RatingCategory } from './rating';
import type { Employment, Experience, ReviewSort, Tenure, WorkMode } from './review';

const years = (experience: ExperienceRange): string =>
  experience === '0' ? 'under a year' : `${experience.replace('-', '–')} yrs`;

/** The texts of reviews and ratings. */
export const reviewWords = {
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
  distribution: 'Stars',
  stars: (count: number): string => `${count} ${count === 1 ? 'star' : 'stars'}`,
  tick: (industry: string): string =>
    `The tick marks the average for ${midSentence(industry)} companies in India.`,
  categoriesTitle: 'Ratings by category',
  ratingsFailed: 'The ratings could not be loaded.',
  retry: 'Try again',
  industryAverage: (average: string): string => `, average of the industry ${average}`,
  sayingTitle: 'What employees keep saying',
  sayingFrom: (count: number, figure: string): string =>
    `From ${figure} ${count === 1 ? 'review' : 'reviews'} written in the last 12 months`,
  likes: 'Likes',
  dislikes: 'Dislikes',
  mentioned: (count: number): string => `Mentioned ${counted(count, 'time', 'times')}`,
  nothingOften: 'Nothing is said often enough yet.',
  someone: 'Employee',
  employee: closedTable({ current: 'Current employee', former: 'Former employee' } satisfies Record<
    Tenure,
    string
  >),
  byline: (tenure: string, experience: ExperienceRange, place: string | undefined, day: string): string =>
    `${[tenure, years(experience), place].filter((part) => part !== undefined).join(', ')}. ${day}`,
  workModes: closedTable({ office: 'in the office', hybrid: 'hybrid', remote: 'from home' } satisfies Record<
    WorkMode,
    string
  >),
  tenure: (tenure: string, mode: string | undefined): string => (mode ? `${tenure}, ${mode}` : tenure),
  replied: (name: string): string => `${name} replied`,
  helpful: 'Helpful',
  share: 'Share',
  report: 'Report',
  about: (name: string): string => `About ${name}`,
  title: (name: string): string => `Reviews of ${name}`,
  description: (name: string, count: number): string =>
    `${counted(count, 'review', 'reviews')} by people who work or worked at ${name}: likes, dislikes and ratings by category.`,
  explained: {
    title: 'How this rating is made',
    text: 'The rating is the plain average of all stars given. Every review on the page counts the same, whoever wrote it and whether the company pays us or not.',
    formula: (terms: string, raters: string, figure: string): string => `(${terms}) ÷ ${raters} = ${figure}`,
    recompute: 'Recompute in your browser',
    same: (category: string, exact: string): string => `${category}: ${exact} here, the same as shown.`,
    different: (category: string, exact: string, shown: string): string =>
      `${category}: ${exact} here, but ${shown} is shown.`,
  },
  filters: {
    title: 'Filters',
    designation: 'Designation',
    department: 'Department',
    location: 'Location',
    employment: 'Employment',
    tenure: 'Works there',
    experience: 'Experience',
    rating: 'Rating',
    sort: 'Sort',
    search: 'Search in reviews',
    apply: 'Apply',
    clear: 'Clear filters',
    any: 'Any',
    choice: (name: string, reviews: number): string => `${name} (${grouped(reviews)})`,
    note: 'A designation, department or city can be chosen from five reviews on, so that no filter leads to one person.',
    employments: closedTable({
      fulltime: 'Full time',
      parttime: 'Part time',
      contractual: 'Contractual',
      intern: 'Intern',
      freelancer: 'Freelancer',
    } satisfies Record<Employment, string>),
    tenures: closedTable({ current: 'Now', former: 'Earlier' } satisfies Record<Tenure, string>),
    experiences: closedTable({ fresher: 'Fresher', experienced: 'Experienced' } satisfies Record<
      Experience,
      string
    >),
    sorts: {
      popularity: 'Most helpful',
      newToOld: 'New to old',
      oldToNew: 'Old to new',
      highestFirst: 'Highest first',
      lowestFirst: 'Lowest first',
    } satisfies Record<ReviewSort, string>,
  },
  none: "Employees haven't posted any reviews yet.",
  noneText: (company: string): string =>
    `If you’ve worked at ${company}, yours will be the first one people read.`,
  noneFit: 'No review fits these filters',
  noneFitText: 'Take one of them away and look again.',
  home: {
    title: 'Company reviews',
    description: 'The newest reviews by people who work there, from companies all over India.',
    lead: 'What people say of the places they work at.',
    latest: 'The newest',
    companies: 'Most reviewed',
    all: 'All companies',
  },
};
