import type { Employment } from '../reviews/review';
import { closedTable } from '../shared/closed-table';
import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import { daysSince } from './freshness';
import type { CtcBand, Freshness } from './job';
import type { AgainstMarket } from './market-pay';

const ago = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'yesterday' : `${grouped(days)} days ago`;

const yearsOf = (years: number): string => (years === 0 ? formatText.fresher : formatText.experience(years));

export const jobText = {
  title: 'Jobs',
  lead: 'Jobs with salary details and employee ratings.',
  description:
    'Jobs across India with pay, experience and location, and what employees say about the company.',
  companyTitle: (name: string): string => `Jobs at ${name}`,
  companyDescription: (name: string): string =>
    `Jobs at ${name} with pay, experience and location, and what people who work there say.`,
  designationTitle: (job: string): string => `${job} jobs`,
  designationDescription: (job: string): string =>
    `${job} jobs across India, with pay and what employees say about the company.`,
  skillTitle: (skill: string): string => `${skill} jobs`,
  skillDescription: (skill: string): string => `Jobs across India that need ${skill}.`,
  found: (total: number): string => `${grouped(total)} ${total === 1 ? 'job' : 'jobs'}`,
  none: 'No current job openings found.',
  alert: 'Create job alert',
  noneFit: 'No jobs match these filters',
  noneFitText: 'Try removing one.',
  years: (from: number, to: number): string =>
    from === to ? yearsOf(to) : from === 0 ? `Fresher to ${yearsOf(to)}` : `${from}–${yearsOf(to)}`,
  places: (places: readonly string[]): string => places.join(', '),
  openingDescription: (title: string, company: string, places: readonly string[]): string =>
    `${title} at ${company}, ${places.join(', ')}.`,
  posted: (day: string, now: number): string => `Posted ${ago(daysSince(day, now))}`,
  confirmed: (day: string, now: number): string => `Confirmed open ${ago(daysSince(day, now))}.`,
  market: {
    label: 'Compared with the market',
    usual: (median: string): string => `Market median ${median}`,
    short: closedTable({
      above: 'Above market median',
      around: 'Around market median',
      below: 'Below market median',
    } satisfies Record<AgainstMarket, string>),
    long: closedTable({
      above: (median: string) => `Above the market median of ${median}`,
      around: (median: string) => `Around the market median of ${median}`,
      below: (median: string) => `Below the market median of ${median}`,
    } satisfies Record<AgainstMarket, (median: string) => string>),
    group: (band: string | undefined, place = 'India'): string =>
      band === undefined
        ? `For this role in ${place}.`
        : `For this role with ${band.replace('-', '–')} years in ${place}.`,
    source: (people: number): string =>
      `Based on at least ${grouped(people)} ${people === 1 ? 'salary' : 'salaries'}.`,
  },
  reviews: (count: number): string => `${grouped(count)} ${count === 1 ? 'review' : 'reviews'}`,
  save: 'Save',
  saved: 'Saved',
  saveOf: (title: string): string => `Save ${title}`,
  savedAs: (title: string, company: string): string => `${title}, ${company}`,
  noReviews: 'No reviews yet',
  payHere: 'People in this role here report',
  payHereFigure: (median: string): string => `${median} a year (median)`,
  closed: 'This job is closed',
  closedText: 'You can still read it. See similar jobs below.',
  employments: closedTable({
    fulltime: 'Full time',
    parttime: 'Part time',
    contractual: 'Contract',
    intern: 'Internship',
    freelancer: 'Freelance',
  } satisfies Record<Employment, string>),
  applyHere: 'Apply',
  applyTo: (title: string): string => `Apply for ${title}`,
  applyOnSite: (title: string): string => `Apply for ${title} on the company site`,
  applyHereNote: (company: string): string => `Your application goes to ${company} only.`,
  ownApplications: 'Your applications',
  answered: (answered: number, sent: number): string =>
    `About ${grouped(answered)} of ${grouped(sent)} applications answered`,
  apply: 'Apply on company site',
  applyNote: 'Opens the company’s website. They can’t see that you came from here.',
  facts: 'Job details',
  pay: 'Annual pay',
  experience: 'Experience',
  place: 'Location',
  employment: 'Employment type',
  about: 'About the job',
  duties: 'What you’ll do',
  skills: 'Skills',
  similar: 'Similar jobs',
  employer: 'What employees say',
  reviewsOf: (name: string): string => `Reviews of ${name}`,
  payOfRole: 'Salaries for this role',
  interviewsAt: (name: string): string => `Interviews at ${name}`,
  allAt: (name: string): string => `All jobs at ${name}`,
  all: 'All jobs',
  tabs: { label: 'Interviews and jobs', interviews: 'Interviews', jobs: 'Jobs' },
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
    employment: 'Employment type',
    ctc: 'Annual pay',
    choice: (name: string, jobs: number): string => `${name} (${grouped(jobs)})`,
    days: (days: Freshness): string => (days === 1 ? 'Last day' : `Last ${days} days`),
    band: (band: CtcBand): string =>
      band.endsWith('+') ? `${band.slice(0, -1)}+ lakhs` : `${band.replace('-', '–')} lakhs`,
  },
};
