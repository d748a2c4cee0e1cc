import { counted } from '../shared/count-with-noun';
import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import type { ExperienceBand } from './bands';
import type { Confidence } from './fair-pay';
import { fairPayText } from './fair-pay-text';
import type { SalarySort } from './salaries-port';

/** The confidence level after a number of salaries; empty for a level that only a newer service knows. */
export function howSure(confidence: Confidence): string {
  const word: string | undefined = fairPayText.confidences[confidence];
  return word ? ` · ${word.charAt(0)}${word.slice(1).toLowerCase()} confidence` : '';
}

export const salaryText = {
  companyTitle: (name: string): string => `Salaries at ${name}`,
  companyDescription: (name: string): string =>
    `What ${name} pays for each designation: median, middle 50% and confidence, by experience and city.`,
  jobTitle: (job: string, name: string): string => `${job} salary at ${name}`,
  designationTitle: (job: string): string => `${job} salary in India`,
  designationPay: 'What this role pays',
  designationLead: (median: string, middle: string): string =>
    `The median is ${median} a year, and half of the people in this role earn ${middle}.`,
  designationDescription: (job: string): string =>
    `${job} salaries in India: median, middle 50% and confidence, by experience, city and company.`,
  shared: (people: number): string => `${grouped(people)}+ salaries`,
  sharedRole: (people: number, confidence: Confidence): string =>
    `Based on ${grouped(people)}+ salaries${howSure(confidence)}`,
  jobs: (count: number): string => counted(count, 'designation', 'designations'),
  jobsShown: (shown: number, count: number): string =>
    `${shown} of ${counted(count, 'designation', 'designations')}`,
  notDisclosed: formatText.notDisclosed,
  tooFew: 'We need at least 14 matching salaries to show numbers.',
  add: 'Add your salary',
  none: 'We do not have sufficient salary data.',
  noneText: 'We need salaries from at least 14 people before we show numbers.',
  median: 'Median, yearly',
  medianMark: 'Median',
  middle: 'Middle 50%',
  tenths: '10th–90th percentile',
  medianRange: 'Likely range of the median',
  chart: (job: string): string => `Salary distribution: ${job}`,
  years: (band: ExperienceBand): string => `${band.replace('-', '–')} yrs`,
  byExperience: 'By experience',
  byPlace: 'By city',
  byCompany: 'What companies pay for this role',
  experience: 'Experience',
  place: 'City',
  company: 'Company',
  all: 'All designations',
  check: 'Are you paid fairly?',
  compare: {
    title: 'How does your pay compare?',
    text: 'Check it against people with your role, city and experience. We don’t store what you enter.',
  },
  filters: {
    title: 'Filters',
    any: 'Any',
    apply: 'Apply',
    clear: 'Clear filters',
    department: 'Department',
    location: 'City',
    experience: 'Experience',
    sort: 'Sort',
    sorts: {
      popularity: 'Most salaries',
      highestFirst: 'Highest first',
      lowestFirst: 'Lowest first',
      name: 'A to Z',
    } satisfies Record<SalarySort, string>,
  },
  rule: {
    title: 'How we calculate these figures',
    check: 'Check these figures against the public log',
    lines: [
      'Figures come from what people share: yearly fixed and variable pay from the last five years. Each person counts at most once a year for a job.',
      'We group salaries in sets of 14 or more so no individual’s pay can be worked out: even if nine accounts in a set are fake, five real people remain. That’s why smaller groups may not add up to the total, and a new salary may wait for others like it.',
      'We round amounts to ₹0.5 lakh, to ₹1 lakh above ₹12.5 lakh, to ₹2 lakh above ₹25 lakh and so on. We never show the lowest or highest pay, and “30+” means 30 to 49 people.',
      'New, edited and deleted salaries take effect once a quarter, all at once. When a person leaves a set, we remove the whole set.',
      'Confidence shows how far off the median may be: up to 5% is very high, 10% high, 20% moderate, 35% low, anything more very low. In 19 of 20 cases the median of everyone in the role is within the likely range.',
    ],
  },
  tabs: { label: 'About this designation', salaries: 'Salaries', interviews: 'Interviews', jobs: 'Jobs' },
};
