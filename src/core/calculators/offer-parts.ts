import type { Paise } from './money';

/** The meaning of a line of a salary table. */
export type OfferPart =
  | 'basic'
  | 'hra'
  | 'allowance'
  | 'reimbursement'
  | 'variable'
  | 'oneTime'
  | 'employerPf'
  | 'employerEsi'
  | 'employerNps'
  | 'gratuity'
  | 'insurance'
  | 'stock'
  | 'deduction'
  | 'fixed'
  | 'total'
  | 'ctc';

/** A line with an amount; without a part the user has to check it. */
export interface OfferLine {
  readonly label: string;
  readonly part: OfferPart | undefined;
  readonly yearly: Paise;
}

/** The first match wins, so that 'employee PF' and 'CTC' are decided before 'PF' and 'fixed'. */
const PATTERNS: readonly (readonly [OfferPart, RegExp])[] = [
  [
    'deduction',
    /^less\b|employee('?s)?\s+(share|contribution|pf|epf|esi|provident)|\b(pf|epf|esic?|provident fund)\W+employee\b|prof(essional|\.)? tax|कटौती|आयकर|व्यवसाय कर|\bp\.?\s?tax\b|\bpt\b|\btds\b|income tax|deduction|recover|\blwf\b|welfare fund/,
  ],
  [
    'stock',
    /\besops?\b|\brsus?\b|stock|equity|share option|phantom|units? granted|long[- ]term incentive|\blti\b/,
  ],
  [
    'ctc',
    /\bctc\b|cost to (the )?company|total ((annual|direct|target|yearly) )*(compensation|package|cost|remuneration|reward|pay opportunity)|सीटीसी/,
  ],
  [
    'total',
    /\b(sub[- ]?)?total|\bgross\b|\bnet\b|take[- ]?home|in[- ]?hand|guaranteed (cash|pay)|^fixed$|^base$|(?<!\bof .*)fixed (pay|salary|compensation|component|base|cash)s?( (will|would|shall) be)?$|\bbase (pay|salary)\b|^(annual |monthly )?salary$|\b(retainer|professional|consultancy) fees?\b|\bretainership\b|guarantee money|कुल|शुद्ध वेतन/,
  ],
  [
    'oneTime',
    /joining|sign(ing)?[- ]?(on|bonus)|relocation|one[- ]?time|retention|welcome bonus|notice (period )?(buy|pay)|shifting/,
  ],
  ['gratuity', /gratuity|उपदान|ग्रेच्युटी/],
  ['employerNps', /\bnps\b|national pension|superannuation/],
  ['employerEsi', /\besic?\b|state insurance/],
  ['employerPf', /\be?pf\b|provident|\bedli\b|pension|भविष्य निधि/],
  [
    'insurance',
    /insur|mediclaim|\bgmc\b|\bgpa\b|\bgtl[i]?\b|term life|(health|life) cover|personal accident|medical cover|accident cover|बीमा/,
  ],
  [
    'basic',
    /\bbasic\b|pay matrix|\b(band|grade) pay\b|dearness|\bda\b(?!\.? on ta)|\bvda\b|retaining|मूल वेतन|महंगाई भत्ता/,
  ],
  ['hra', /house rent|\bhra\b|housing|rent allowance|मकान किराया/],
  [
    'reimbursement',
    /reimb|(learning|wellness) budget|telephone|mobile|internet|broadband|fuel|petrol|driver|vehicle|car (lease|maint)|books|periodical|uniform|attire|\bmeals?\b|food|sodexo|pluxee|zeta|coupon|voucher|gift|\blta\b|\bltc\b|leave travel/,
  ],
  ['allowance', /attendance/],
  [
    'variable',
    /variable|performance|incentive|commission|ex[- ]?gratia|\bpli\b|\bplb\b|profit shar|bonus|target pay|annual pay at risk|बोनस/,
  ],
  [
    'allowance',
    /allowance|conveyance|transport|special|medical|education|hostel|city comp|\bcca\b|supplement|balanc|flexi|\bta\b|\bfbp\b|shift|washing|personal pay|management pay|adhoc|stipend|service charge|fixed pay|भत्ता/,
  ],
];

/** “Bonus of one month's basic” is no basic pay. */
const OF_BASIC = /^(.+) (?:of|on|equal to|\d+ months?)\b.*\bbasic\b/;

/** Undefined where no pattern fits: the user has to check the line. */
export function partOf(label: string): OfferPart | undefined {
  const plain = label
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b[a-z](?:\.[a-z])+\b/g, (letters) => letters.replaceAll('.', ''));
  return named(OF_BASIC.exec(plain)?.[1] ?? '') ?? named(plain);
}

const named = (label: string): OfferPart | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(label))?.[0];

/** Whether a part is paid as cash every month, later or once, or is not cash in hand at all. */
export type Timing = 'monthly' | 'onBills' | 'later' | 'once' | 'notCash' | 'none';

export const TIMING = {
  basic: 'monthly',
  hra: 'monthly',
  allowance: 'monthly',
  reimbursement: 'onBills',
  variable: 'later',
  oneTime: 'once',
  employerPf: 'notCash',
  employerEsi: 'notCash',
  employerNps: 'notCash',
  gratuity: 'notCash',
  insurance: 'notCash',
  stock: 'notCash',
  deduction: 'none',
  fixed: 'monthly',
  total: 'none',
  ctc: 'none',
} as const satisfies Record<OfferPart, Timing>;
