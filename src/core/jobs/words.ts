import type { Employment } from '../reviews/review';
import { closedTable } from '../shared/closed-table';
import { formatWords } from '../shared/format-words';
import { grouped } from '../shared/numbers';
import type { CtcBand, Freshness } from './job';

const A_DAY = 86_400_000;
const daysSince = (day: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / A_DAY));

const ago = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${grouped(days)} days ago`;

const yearsOf = (years: number): string =>
  years === 0 ? formatWords.fresher : formatWords.experience(years);

/** The texts of openings' pages. */
export const jobWords = {
  title: 'Jobs',
  lead: 'Openings with what they pay where the employer says so, and with what the people who work there say.',
  description:
    'Openings across India with pay, experience and place, and what employees say of the employer.',
  companyTitle: (name: string): string => `Jobs at ${name}`,
  companyDescription: (name: string): string =>
    `Openings at ${name} with pay, experience and place, beside what people who work there say.`,
  designationTitle: (job: string): string => `${job} jobs`,
  designationDescription: (job: string): string =>
    `${job} openings across India, with pay and what employees say of the employer.`,
  skillTitle: (skill: string): string => `${skill} jobs`,
  skillDescription: (skill: string): string => `Openings across India that ask for ${skill}.`,
  found: (total: number): string => `${grouped(total)} ${total === 1 ? 'opening' : 'openings'}`,
  none: 'No current job openings found.',
  alert: 'Alert me to new ones',
  noneFit: 'No opening fits these filters',
  noneFitText: 'Take one of them away and look again.',
  years: (from: number, to: number): string =>
    from === to ? yearsOf(to) : from === 0 ? `Fresher to ${yearsOf(to)}` : `${from}–${yearsOf(to)}`,
  places: (places: readonly string[]): string => places.join(', '),
  posted: (day: string, now: number): string => `Posted ${ago(daysSince(day, now))}`,
  confirmed: (day: string, now: number): string => `The employer said it is open ${ago(daysSince(day, now))}`,
  closed: 'This opening is closed',
  closedText: 'It stays readable. Others like it are below.',
  employments: closedTable({
    fulltime: 'Full time',
    parttime: 'Part time',
    contractual: 'Contract',
    intern: 'Internship',
    freelancer: 'Freelance',
  } satisfies Record<Employment, string>),
  apply: 'Apply at the employer',
  applyNote: 'Opens the employer’s own page. We do not tell them that you came from here.',
  facts: 'The facts',
  pay: 'Pay a year',
  experience: 'Experience',
  place: 'Place',
  employment: 'Employment',
  about: 'About the work',
  duties: 'What you do',
  skills: 'What is asked for',
  similar: 'Others like it',
  employer: 'The employer, by those who work there',
  reviewsOf: (name: string): string => `Reviews of ${name}`,
  payOfRole: 'What this role pays',
  interviewsAt: (name: string): string => `Interviews at ${name}`,
  allAt: (name: string): string => `All jobs at ${name}`,
  all: 'All jobs',
  tabs: { label: 'About the skill', interviews: 'Interviews', jobs: 'Jobs' },
  filters: {
    title: 'Filters',
    any: 'Any',
    apply: 'Apply',
    clear: 'Clear filters',
    designation: 'Role',
    location: 'Location',
    industry: 'Industry',
    experience: 'Experience',
    freshness: 'Posted',
    employment: 'Employment',
    ctc: 'Pay a year',
    choice: (name: string, jobs: number): string => `${name} (${grouped(jobs)})`,
    days: (days: Freshness): string => (days === 1 ? 'Last day' : `Last ${days} days`),
    band: (band: CtcBand): string =>
      band.endsWith('+') ? `${band.slice(0, -1)} lakhs and up` : `${band.replace('-', '–')} lakhs`,
  },
};
