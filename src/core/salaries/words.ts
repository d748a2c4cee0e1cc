import type { Confidence } from '../fair-pay/fair-pay';
import { fairPayWords } from '../fair-pay/words';
import { counted } from '../format/counted';
import { yearlyPay } from '../format/money';
import { shortMonth } from '../format/short-month';
import { formatWords } from '../format/words';
import type { ExperienceBand } from './bands';
import type { SalarySort } from './salaries-port';

/** ₹12L, ₹12.5L, ₹1.2Cr: amounts to half a lakh need no more. */
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
  shared: (people: number): string => counted(people, 'salary', 'salaries'),
  sharedRole: (people: number, confidence: Confidence): string =>
    `${counted(people, 'person', 'people')} shared this role.${howSure(confidence)}`,
  jobs: (count: number): string => counted(count, 'designation', 'designations'),
  jobsShown: (shown: number, count: number): string =>
    `${shown} of ${counted(count, 'designation', 'designations')}`,
  amount: short,
  range: (low: number, high: number): string =>
    low === high
      ? `${lakhs(low)} ${formatWords.perYear.INR}`
      : `${lakhs(low)}–${lakhs(high)} ${formatWords.perYear.INR}`,
  notDisclosed: formatWords.notDisclosed,
  tooFew: 'Fewer than five people of this kind shared what they earn.',
  add: 'Add your salary',
  none: 'We do not have sufficient salary data.',
  noneText: 'Nothing is shown from fewer than five people.',
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
      'They are what people report themselves: fixed and variable pay of a year, of the last five years. A person counts once for a job.',
      'Nothing is shown of fewer than five people. People are counted in bundles of five or more, together or not at all: whatever is subtracted from whatever, nobody is left alone. Who fits into no bundle yet is not counted yet.',
      'Amounts are rounded to ₹0.5 lakh. The lowest and the highest pay are never shown; one in ten only from ten people on.',
      'New figures come once a quarter, all at once.',
      'Confidence by how far the median may be off, each way, in nineteen of twenty cases: 5% of it at most very high, 10% high, 20% moderate, 35% low, more very low. “Median of everybody” is that interval.',
    ],
  },
  tabs: { label: 'About this designation', salaries: 'Salaries', interviews: 'Interviews', jobs: 'Jobs' },
};

function lakhs(amount: number): string {
  return String(Math.round(amount / 50_000) / 2);
}
