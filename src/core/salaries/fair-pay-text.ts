import { calculatorTitles } from '../calculators/titles-text';
import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import { grouped } from '../shared/numbers';
import type { Confidence, PercentileBand, Verdict } from './fair-pay';
import { MAX_EXPERIENCE } from './peers';

const CHOSEN = 'our choice';

/** Loaded with its screen, not with the first load. */
export const fairPayText = {
  title: calculatorTitles['paid-fairly'],
  description:
    'Check whether you are paid fairly: compare your pay with people in your role, city and experience level.',
  lead: 'Compare your pay with people in your role, city and experience level.',
  role: 'Job profile',
  chooseRole: 'Choose your job profile',
  place: 'City you work in',
  choosePlace: 'Choose a city',
  years: 'Experience',
  chooseYears: 'Choose',
  company: 'Company',
  companyHint: 'Optional. We’ll compare you with colleagues first.',
  companyNotChosen: 'Choose your company from the list. Until then we compare you without it.',
  companyPlaceholder: 'Search for a company',
  fixed: 'Fixed pay, yearly',
  variable: 'Variable pay, yearly',
  variableHint: 'Bonus and incentives you usually get',
  stock: 'Stock granted',
  withStock: 'I also have stock',
  stockHint: 'Stock isn’t included in the comparison.',
  vesting: 'Vests over',
  check: 'Check my pay',
  required: 'This field is required.',
  notListed: 'Choose one from the list.',
  waiting: 'Your result will show up here',
  waitingHint:
    'Enter your role and pay to see how many of your peers earn less, their pay range and how confident we are.',
  insufficient: 'We do not have sufficient salary data.',
  insufficientHint:
    'There are too few people here to protect everyone’s privacy. Try without the company, or try another job profile or city.',
  failed: 'We couldn’t check your pay just now.',
  retry: 'Try again',
  comparison: 'Your pay compared with your peers',
  verdicts: closedTable({
    WELL_ABOVE: 'well above the market',
    ABOVE: 'above the market',
    FAIR: 'fair',
    SLIGHTLY_BELOW: 'slightly below the market',
    BELOW: 'below the market',
  } satisfies Record<Verdict, string>),
  verdict: (verdict: string) => `Your pay is ${verdict}.`,
  band: ({ from, to }: PercentileBand) => `${from}–${to}%`,
  earnLess: ({ from, to }: PercentileBand) =>
    from === 0
      ? `Fewer than ${to}% of your peers earn less than you.`
      : to === 100
        ? `More than ${from}% of your peers earn less than you.`
        : `You earn more than ${from}–${to}% of your peers.`,
  likely: ({ from, to }: PercentileBand) =>
    `This is a sample: among everyone like you, the share is likely ${from}–${to}% (90% confidence).`,
  whyBand: 'We show a range so no one can work out an individual’s salary.',
  gap: (percent: number) =>
    percent === 0 ? 'At the median' : `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} the median`,
  confidences: closedTable({
    VERY_HIGH: 'Very High',
    HIGH: 'High',
    MODERATE: 'Moderate',
    LOW: 'Low',
    VERY_LOW: 'Very Low',
  } satisfies Record<Confidence, string>),
  confidence: 'Confidence',
  confidenceRule:
    'It depends on how many people we compare you with, counting recent salaries more: 200 or more is very high, 75 high, 30 moderate, 15 low. It drops one level each if the group covers all of India, the salaries are old or they vary widely, and two levels if it covers any experience or a whole department.',
  peers: 'Compared with',
  salaries: (contributors: number) => `${grouped(contributors)}+ salaries`,
  experience: (from: number, to: number) => (from === to ? counted(from, 'yr', 'yrs') : `${from}–${to} yrs`),
  maxExperience: `${MAX_EXPERIENCE}+ yrs`,
  anyExperience: 'any experience',
  widened: 'Too few people matched you closely, so we widened the group until there were enough to compare.',
  stockApart: (amount: string) =>
    `Your stock adds about ${amount} a year. It isn’t included in the comparison.`,
  range: 'What your peers earn',
  chart: 'Salary distribution of your peers',
  you: 'You',
  yourPay: 'Your pay',
  comparedAs: (amount: string) => `compared as ${amount}`,
  median: 'Median of your peers',
  quantiles: {
    p10: 'Bottom 10% earn under',
    p25: 'Bottom 25% earn under',
    p50: 'Half earn under (median)',
    p75: 'Top 25% earn over',
    p90: 'Top 10% earn over',
  },
  saved: 'We don’t store or log your pay, and “Copy link” leaves it out.',
  /** Each entry: the data, its rule and its confidence. */
  sources: [
    [
      'Salary data',
      'Full-time pay that members shared here, from the last five years up to the end of last quarter',
      'self-reported',
    ],
    [
      'Who we compare you with',
      'People in the same experience range (0–2, 3–5, 6–9, 10–14, 15+ years). A salary counts half as much every 24 months. We widen the group until it is worth 30 equally weighted salaries',
      CHOSEN,
    ],
    [
      'Minimum group size',
      'Reporting rules of pay surveys (Empsight) and the US Department of Justice and FTC safe harbour: ten people for the top and bottom 10%, five companies, none above 25%; 30 people from a single company',
      'from professional or news summaries',
    ],
    [
      'Percentile and amounts',
      'Weighted midpoints (Hazen), with linear interpolation; half of those who earn the same amount count as earning less; amounts in steps of at least 4%',
      'textbook formula',
    ],
    [
      'Verdict and confidence',
      'Verdict: percentiles below 25, below 40, up to 60, up to 75. Confidence: effective group size of 200, 75, 30 and 15, which is (sum of weights)² ÷ sum of squared weights (Kish). Likely share: Wilson’s 90% interval of both ends of the range',
      CHOSEN,
    ],
  ] as readonly (readonly [string, string, string])[],
  kinds: { METRO: 'metro cities', OTHER_CITY: 'cities outside the metros' },
  india: 'India',
};
