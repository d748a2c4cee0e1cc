import { counted } from '../shared/counted';
import { formatWords } from '../shared/format-words';
import { yearlyPay } from '../shared/money';
import { grouped } from '../shared/numbers';
import { shortMonth } from '../shared/short-month';
import type { ExperienceBand } from './bands';
import type { Confidence } from './fair-pay';
import { fairPayWords } from './fair-pay-words';
import type { SalarySort } from './salaries-port';

/** ₹12L, ₹12.5L, ₹1.2Cr: rounded amounts need no more. */
const short = (amount: number): string => yearlyPay(amount).replace(/\.0(?=L|Cr)/, '');

/** How sure figures are, in a sentence; a word for it that only a newer service knows is left out. */
export function howSure(confidence: Confidence): string {
  const word: string | undefined = fairPayWords.confidences[confidence];
  return word ? ` Confidence is ${word.toLowerCase()}.` : '';
}

/** The texts of salaries' pages. */
export const salaryWords = {
  companyTitle: (name: string): string => `Salaries at ${name}`,
  companyDescription: (name: string): string =>
    `What ${name} pays by designation: median, middle half and how sure that is, by experience and city.`,
  jobTitle: (job: string, name: string): string => `${job} salary at ${name}`,
  designationTitle: (job: string): string => `${job} salary in India`,
  designationPay: 'What the role pays',
  designationDescription: (job: string): string =>
    `${job} pay in India: median, middle half and how sure that is, by experience, city and company.`,
  shared: (people: number): string => `${grouped(people)}+ salaries`,
  sharedRole: (people: number, confidence: Confidence): string =>
    `${grouped(people)}+ people shared this role.${howSure(confidence)}`,
  jobs: (count: number): string => counted(count, 'designation', 'designations'),
  jobsShown: (shown: number, count: number): string =>
    `${shown} of ${counted(count, 'designation', 'designations')}`,
  amount: short,
  range: (low: number, high: number): string =>
    low === high
      ? `${lakhs(low)} ${formatWords.perYear.INR}`
      : `${lakhs(low)}–${lakhs(high)} ${formatWords.perYear.INR}`,
  notDisclosed: formatWords.notDisclosed,
  tooFew: 'Fewer than 14 people of this kind shared what they earn.',
  add: 'Add your salary',
  none: 'We do not have sufficient salary data.',
  noneText: 'Figures are shown from 14 people on.',
  median: 'Median, yearly',
  medianMark: 'Median',
  middle: 'Middle 50%',
  tenths: 'One in ten below and above',
  medianRange: 'Median of everybody',
  from: 'Salaries from',
  months: (first: string, last: string): string =>
    first === last ? shortMonth(first) : `${shortMonth(first)} – ${shortMonth(last)}`,
  confidence: 'Confidence',
  confidences: fairPayWords.confidences satisfies Record<Confidence, string>,
  chart: (job: string): string => `How many earn how much: ${job}`,
  tick: fairPayWords.tick,
  years: (band: ExperienceBand): string => `${band.replace('-', '–')} yrs`,
  byExperience: 'By experience',
  byPlace: 'By city',
  byCompany: 'Companies that pay for this role',
  experience: 'Experience',
  place: 'City',
  company: 'Company',
  all: 'All designations',
  check: 'Are you paid fairly?',
  inHand: 'What of it arrives',
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
    title: 'How these figures are made',
    lines: [
      'They are what people report themselves: fixed and variable pay of a year, for up to five years. A person counts at most once a year for a job.',
      'People are counted in fixed groups of at least 14, together or not at all. So five people are left in each group even if nine accounts are fake, and subtracting figures never leaves a single person. If too few people match, a report waits.',
      'Amounts are rounded to ₹0.5 lakh, to ₹1 lakh from ₹12.5 lakh, to ₹2 lakh from ₹25 lakh and so on. The lowest and the highest pay are never shown, and “30+” stands for 30 people or a few more.',
      'New, changed and removed salaries take effect once a quarter, all at once. When somebody leaves a group, the whole group is taken out.',
      'Confidence by how far the median may be off, each way, in nineteen of twenty cases: 5% of it at most very high, 10% high, 20% moderate, 35% low, more very low. “Median of everybody” is that interval.',
    ],
  },
  tabs: { label: 'About this designation', salaries: 'Salaries', interviews: 'Interviews', jobs: 'Jobs' },
};

function lakhs(amount: number): string {
  return String(Math.round(amount / 50_000) / 2);
}
