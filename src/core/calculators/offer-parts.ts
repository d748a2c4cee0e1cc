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
  | 'total'
  | 'ctc';

/** The first match wins, so that 'employee PF' and 'CTC' are decided before 'PF' and 'fixed'. */
const PATTERNS: readonly (readonly [OfferPart, RegExp])[] = [
  [
    'deduction',
    /employee('?s)?\s+(share|contribution|pf|epf|esi|provident)|professional tax|\bp\.?\s?tax\b|\btds\b|income tax|deduction|recover|\blwf\b|welfare fund/,
  ],
  ['stock', /\besops?\b|\brsus?\b|stock|equity|share option|phantom|units? granted/],
  [
    'ctc',
    /\bctc\b|c\.t\.c|cost to (the )?company|total (annual )?(compensation|package|cost|remuneration|reward)/,
  ],
  [
    'total',
    /\b(sub[- ]?)?total|\bgross\b|\bnet\b|take[- ]?home|in[- ]?hand|fixed (pay|salary|compensation|component)s?$/,
  ],
  [
    'oneTime',
    /joining|sign(ing)?[- ]?(on|bonus)|relocation|one[- ]?time|retention|welcome bonus|notice (period )?(buy|pay)|shifting/,
  ],
  ['gratuity', /gratuity/],
  ['employerNps', /\bnps\b|national pension|superannuation/],
  ['employerEsi', /\besic?\b|state insurance/],
  ['employerPf', /\be?\.?p\.?f\b|provident|\bedli\b|pension/],
  [
    'insurance',
    /insur|mediclaim|\bgmc\b|\bgpa\b|\bgtl[i]?\b|term life|health cover|medical cover|accident cover/,
  ],
  ['basic', /\bbasic\b|dearness|\bd\.?a\.?\b|\bvda\b|retaining/],
  ['hra', /house rent|\bh\.?r\.?a\b|housing|rent allowance/],
  [
    'reimbursement',
    /reimb|telephone|mobile|internet|broadband|fuel|petrol|driver|vehicle|car (lease|maint)|books|periodical|uniform|attire|\bmeals?\b|food|sodexo|pluxee|zeta|coupon|voucher|gift|\blta\b|\bltc\b|leave travel/,
  ],
  [
    'variable',
    /variable|performance|incentive|commission|ex[- ]?gratia|\bpli\b|\bplb\b|profit shar|bonus|target pay|annual pay at risk/,
  ],
  [
    'allowance',
    /allowance|conveyance|transport|special|medical|education|hostel|city comp|\bcca\b|supplement|balanc|flexi|\bfbp\b|shift|washing|personal pay|management pay|adhoc|attendance|stipend|fixed pay/,
  ],
];

/** Undefined where no pattern fits: the user has to check the line. */
export function partOf(label: string): OfferPart | undefined {
  const plain = label.toLowerCase().replaceAll('’', "'");
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0];
}

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
  total: 'none',
  ctc: 'none',
} as const satisfies Record<OfferPart, Timing>;
