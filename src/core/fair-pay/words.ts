import { calculatorTitles } from '../calculators/titles';
import { counted } from '../format/counted';
import { CRORE, LAKH } from '../format/numbers';
import { closedTable } from '../shared/closed-table';
import type { Confidence, Verdict } from './fair-pay';
import type { PayStanding, PeerGroup } from './fair-pay-port';
import { MOST_EXPERIENCE } from './peers';

const CHOSEN = 'our choice';

/** The texts of 'are you paid fairly'. They travel with its screen, not with the first load. */
export const fairPayWords = {
  title: calculatorTitles['paid-fairly'],
  description:
    'See where your pay stands among people who do the same work: percentile, range and how sure that is. Nothing you type is stored.',
  lead: 'Your pay among people who do the same work, in the same city, with about as many years.',
  role: 'Job profile',
  chooseRole: 'Choose your job profile',
  place: 'City you work in',
  choosePlace: 'Choose your city',
  years: 'Experience',
  chooseYears: 'Choose',
  yearsLabel: (years: number) =>
    years >= MOST_EXPERIENCE ? '15 years or more' : years === 1 ? '1 year' : `${years} years`,
  company: 'Company',
  companyHint: 'Optional: compares with colleagues first',
  companyPlaceholder: 'Search for a company',
  fixed: 'Fixed pay, yearly',
  variable: 'Variable pay, yearly',
  variableHint: 'Bonus and incentives you usually get',
  stock: 'Stock granted',
  withStock: 'I also have stock',
  stockHint: 'Shown beside, not compared',
  vesting: 'Vests over',
  check: 'Check my pay',
  required: 'This field is required.',
  waiting: 'Where do you stand?',
  waitingHint:
    'Fill in your work and your pay. You see your percentile, the range of your peers, and how sure that is.',
  insufficient: 'We do not have sufficient salary data.',
  insufficientHint:
    'Nothing is said from fewer than ten people. Try without the company, or another job profile or city.',
  failed: 'This could not be looked up just now.',
  retry: 'Try again',
  standing: 'Your pay among your peers',
  verdicts: closedTable({
    WELL_ABOVE: 'well above the market',
    ABOVE: 'above the market',
    FAIR: 'fair',
    SLIGHTLY_BELOW: 'slightly below the market',
    BELOW: 'below the market',
  } satisfies Record<Verdict, string>),
  verdict: (verdict: string, about: boolean) => `Your pay is ${about ? 'about ' : ''}${verdict}.`,
  percentile: (value: number) => `${ordinal(value)} percentile`,
  interval: (points: number) => `± ${counted(points, 'point', 'points')} at 90%`,
  betterThan: (value: number) => `${value} of 100 peers ${value === 1 ? 'earns' : 'earn'} less.`,
  gap: (percent: number) =>
    percent === 0
      ? 'Right at the median'
      : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} the median`,
  confidences: closedTable({
    VERY_HIGH: 'Very High',
    HIGH: 'High',
    MODERATE: 'Moderate',
    LOW: 'Low',
    VERY_LOW: 'Very Low',
  } satisfies Record<Confidence, string>),
  confidence: 'Confidence',
  confidenceRule:
    'From how many people, weighed by nearness, compare: 200 or more very high, 75 high, 30 moderate, 15 low. One step less each for a group drawn over all of India, for old reports and for a wide spread; two for a whole department.',
  peers: 'Compared with',
  group: ({ group, contributors }: Pick<PayStanding, 'group' | 'contributors'>) =>
    [group.role, yearsOf(group), group.company, placeOf(group), counted(contributors, 'salary', 'salaries')]
      .filter((part) => part !== undefined)
      .join(', '),
  widened:
    'There were too few people closer to you, so the group was widened until it was big enough to say something.',
  stockApart: (amount: string) => `Stock adds about ${amount} a year. It is not part of the comparison.`,
  range: 'What your peers earn',
  chart: 'How many of your peers earn how much',
  you: 'You',
  yourPay: 'Your pay',
  median: 'Median of your peers',
  /** In full where it is nothing, else in one unit and unrounded, so that no two ticks of an axis read the same. */
  tick: (amount: number) =>
    amount >= CRORE ? `₹${amount / CRORE}Cr` : amount === 0 ? '₹0' : `₹${amount / LAKH}L`,
  quantiles: {
    p10: 'One in ten earns less than',
    p25: 'A quarter earns less than',
    p50: 'Half earn less than (the median)',
    p75: 'A quarter earns more than',
    p90: 'One in ten earns more than',
  },
  kept: 'The question is answered and forgotten: it is not stored, not logged and not part of a link.',
  assumed: [
    'Percentiles are of what people report themselves, not of payrolls.',
    'Only full-time pay in rupees, reported in the last five years; a person counts once, with the newest report.',
    'Near in experience, recent and verified reports count more. No company has more than a quarter of the weight.',
    'Compared is fixed plus variable pay, to the nearest ₹10,000. Stock is shown apart.',
    'A new report counts from the next month on, and nothing is said from fewer than ten people, so that nobody’s salary can be read off.',
  ],
  questions: [
    [
      'Who am I compared with?',
      'First with your job profile at your company in your city. Where too few people compare, the group is widened step by step: your company, your city, cities like yours, India, twice the years, and at last your department. The group that was used is always named.',
    ],
    [
      'What does the ± mean?',
      'A few hundred people stand for many thousands. With another few hundred the percentile would lie within these points in nine of ten cases.',
    ],
    [
      'Why is my stock not counted?',
      'Because nobody knows what it will be worth. What is granted, divided by the years it vests over, is shown beside.',
    ],
  ] as readonly (readonly [string, string])[],
  /** What, by which rule, and how sure that is. */
  sources: [
    [
      'The salaries',
      'What members report here of their own full-time pay, of the last five years, up to the end of last month',
      'self-reported; a verified report counts in full, any other 70%',
    ],
    [
      'Who compares, and how much',
      'Experience within a quarter of your own, at least a year; half the weight after every 24 months; widened until 30 people’s worth of weight compare',
      CHOSEN,
    ],
    [
      'From how many people',
      'Reporting rules of pay surveys (Empsight) and the safe harbour of the US Department of Justice and FTC: ten people for the outer tenths, five companies, none above 25%',
      'from professional or news summaries',
    ],
    [
      'Percentile and amounts',
      'Weighted midpoints (Hazen), straight between two reports; half of those who earn the same count as below; amounts to the nearest ₹10,000',
      'textbook formula',
    ],
    [
      'The ± points',
      '1.645 × √(share × (1 − share) ÷ effective people), 90% of a normal distribution; effective people are (sum of weights)² ÷ sum of squared weights (Kish)',
      'textbook formula',
    ],
    [
      'The words for verdict and confidence',
      'Under 25, 40, up to 60 and up to 75 of 100; 200, 75, 30 and 15 effective people',
      CHOSEN,
    ],
  ] as readonly (readonly [string, string, string])[],
  kinds: { METRO: 'metro cities', OTHER_CITY: 'cities outside the metros' },
  india: 'India',
};

function ordinal(value: number): string {
  const last = value % 100 >= 11 && value % 100 <= 13 ? 0 : value % 10;
  return `${value}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

function yearsOf({ fromYears, toYears }: PeerGroup): string {
  if (fromYears >= MOST_EXPERIENCE) return '15+ yrs';
  return fromYears === toYears ? counted(fromYears, 'yr', 'yrs') : `${fromYears}–${toYears} yrs`;
}

function placeOf({ place, company }: PeerGroup): string | undefined {
  if (place === 'METRO' || place === 'OTHER_CITY') return fairPayWords.kinds[place];
  return place ?? (company === undefined ? fairPayWords.india : undefined);
}
