import { calculatorTitles } from '../calculators/titles';
import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/counted';
import { CRORE, grouped, LAKH } from '../shared/numbers';
import type { Confidence, PercentileBand, Verdict } from './fair-pay';
import type { PayStanding, PeerGroup } from './fair-pay-port';
import { MOST_EXPERIENCE } from './peers';

const CHOSEN = 'our choice';

/** The texts of 'are you paid fairly'. They travel with its screen, not with the first load. */
export const fairPayWords = {
  title: calculatorTitles['paid-fairly'],
  description:
    'See where your pay stands among people who do the same work: which part of them earns less, the range and how sure that is.',
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
    'Fill in your work and your pay. You see which part of your peers earns less, their range, and how sure that is.',
  insufficient: 'We do not have sufficient salary data.',
  insufficientHint:
    'There are too few people to protect each of them. Try without the company, or another job profile or city.',
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
  verdict: (verdict: string) => `Your pay is ${verdict}.`,
  band: ({ from, to }: PercentileBand) => `${from}–${to} of 100`,
  earnLess: ({ from, to }: PercentileBand) =>
    from === 0
      ? `Fewer than ${to} of 100 peers earn less.`
      : to === 100
        ? `More than ${from} of 100 peers earn less.`
        : `${from} to ${to} of 100 peers earn less.`,
  whyBand: 'We show a range because an exact place would let others work out a single salary.',
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
    'From how many people, weighed by nearness, compare: 200 or more very high, 75 high, 30 moderate, 15 low. One step less each for a group drawn over all of India, for old reports and for a wide spread; two for any experience and for a whole department.',
  peers: 'Compared with',
  group: ({ group, contributors }: Pick<PayStanding, 'group' | 'contributors'>) =>
    [group.role, yearsOf(group), group.company, placeOf(group), `${grouped(contributors)}+ salaries`]
      .filter((part) => part !== undefined)
      .join(', '),
  widened:
    'There were too few people closer to you, so the group was widened until it was big enough to say something.',
  stockApart: (amount: string) => `Stock adds about ${amount} a year. It is not part of the comparison.`,
  range: 'What your peers earn',
  chart: 'How many of your peers earn how much',
  you: 'You',
  yourPay: 'Your pay',
  comparedAs: (amount: string) => `compared as ${amount}`,
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
  kept: 'Your pay is not stored, not logged and not part of a link. Until midnight we keep a sealed mark that you asked about this group; nobody can read your pay from it.',
  askedAlready:
    'You already checked another pay for this group today. Check the same pay again, or come back tomorrow. This limit stops anyone from finding a colleague’s salary by trying amounts.',
  assumed: [
    'Percentiles are of what people report themselves, not of payrolls.',
    'Only full-time pay in rupees, for up to five years; a person counts at most once a year for a job.',
    'Recent reports count more. No company has more than a quarter of the weight.',
    'Compared is fixed plus variable pay, rounded to ₹0.5 lakh (₹1 lakh from ₹12.5 lakh, ₹2 lakh from ₹25 lakh and so on). Stock is shown apart.',
    'New reports, changes and removals count from the next quarter on, for everyone at once. You are compared with groups of at least 14 people, and with 30 or more of one company.',
  ],
  questions: [
    [
      'Who am I compared with?',
      'First with your job profile at your company in your city. Where too few people compare, the group is widened step by step: your company, your city, cities like yours, India, any experience, and at last your department. The group that was used is always named.',
    ],
    [
      'Why do I see a range and not my exact percentile?',
      'With exact answers, anyone could try one amount after another and find out what a single colleague earns. For the same reason you can check one pay a day for each group, and amounts are rounded.',
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
      'What members report here of their own full-time pay, of the last five years, up to the end of last quarter',
      'self-reported',
    ],
    [
      'Who compares, and how much',
      'The same band of experience (0–2, 3–5, 6–9, 10–14, 15+ years); half the weight after every 24 months; widened until 30 people’s worth of weight compare',
      CHOSEN,
    ],
    [
      'From how many people',
      'Reporting rules of pay surveys (Empsight) and the safe harbour of the US Department of Justice and FTC: ten people for the outer tenths, five companies, none above 25%; 30 people of one company',
      'from professional or news summaries',
    ],
    [
      'Percentile and amounts',
      'Weighted midpoints (Hazen), straight between two reports; half of those who earn the same count as below; amounts in steps of at least 4%',
      'textbook formula',
    ],
    [
      'The words for verdict and confidence',
      'Under 25, 40, up to 60 and up to 75 of 100; 200, 75, 30 and 15 effective people, which are (sum of weights)² ÷ sum of squared weights (Kish)',
      CHOSEN,
    ],
  ] as readonly (readonly [string, string, string])[],
  kinds: { METRO: 'metro cities', OTHER_CITY: 'cities outside the metros' },
  india: 'India',
};

function yearsOf({ fromYears, toYears }: PeerGroup): string {
  if (fromYears >= MOST_EXPERIENCE) return '15+ yrs';
  if (fromYears === 0 && toYears === MOST_EXPERIENCE) return 'any experience';
  return fromYears === toYears ? counted(fromYears, 'yr', 'yrs') : `${fromYears}–${toYears} yrs`;
}

function placeOf({ place, company }: PeerGroup): string | undefined {
  if (place === 'METRO' || place === 'OTHER_CITY') return fairPayWords.kinds[place];
  return place ?? (company === undefined ? fairPayWords.india : undefined);
}
