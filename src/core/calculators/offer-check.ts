import type { Breakup } from './breakup';
import { codeWages } from './code-wages';
import { type Paise, rupees } from './money';
import { type OfferLine, type OfferPart, TIMING, type Timing } from './offer-parts';
import { ctcOf, GAP_ALLOWED, gapOf, sumOfParts } from './offer-sums';
import type { RulePack } from './rules/rule-pack';
import type { State } from './rules/states';
import { payInRegime, type TakeHome } from './take-home';
import type { TakeHomeInput } from './take-home-input';

export type OfferQuestion =
  | 'notice'
  | 'oneTime'
  | 'variable'
  | 'stock'
  | 'gratuity'
  | 'insurance'
  | 'noPf'
  | 'fullPf'
  | 'lowBasic'
  | 'sum'
  | 'bills'
  | 'unknown';

/** The in-hand pay of the first, the second and the thirteenth month. */
export interface OfferMonths {
  /** Includes the joining bonus and other one-time pay. */
  readonly first: Paise;
  readonly second: Paise;
  /** Includes the variable pay of the first year. */
  readonly thirteenth: Paise;
}

export interface OfferCheck {
  readonly lines: readonly OfferLine[];
  /** Yearly amounts by when they are paid. */
  readonly amounts: Readonly<Record<Timing, Paise>>;
  /** The CTC of the letter; undefined where it names none. */
  readonly ctc: Paise | undefined;
  /** The sum of the parts minus the CTC of the letter. */
  readonly gap: Paise;
  readonly months: OfferMonths | undefined;
  readonly questions: readonly OfferQuestion[];
}

const CAPPED_PF = rupees(1_800) * 12;

/** Adds up the lines of an offer and lists what to ask before signing it. */
export function checkOffer(rules: RulePack, lines: readonly OfferLine[], state: State): OfferCheck {
  const sum = (wanted: (part: OfferPart) => boolean): Paise => sumOfParts(lines, wanted);
  const amounts = Object.fromEntries(
    TIMINGS.map((timing) => [timing, sum((part) => TIMING[part] === timing)]),
  ) as Record<Timing, Paise>;
  const gap = gapOf(lines);
  const breakup = breakupOf(rules, sum, amounts);
  return {
    lines,
    amounts,
    ctc: ctcOf(lines),
    gap,
    months: breakup.grossFixed > 0 ? monthsOf(rules, breakup, amounts, state) : undefined,
    questions: lines.length > 0 ? questionsOf(lines, { breakup, gap, sum }) : [],
  };
}

const TIMINGS: readonly Timing[] = ['monthly', 'onBills', 'later', 'once', 'notCash', 'none'];

type Sum = (wanted: (part: OfferPart) => boolean) => Paise;

/** The offer as components of a year, without variable and one-time pay. */
function breakupOf(rules: RulePack, sum: Sum, amounts: OfferCheck['amounts']): Breakup {
  const only = (name: OfferPart) => sum((part) => part === name);
  const [basic, hra, employerPf] = [only('basic'), only('hra'), only('employerPf')];
  const grossFixed = amounts.monthly + amounts.onBills;
  const { wages } = codeWages(Math.round(basic / 12), Math.round((grossFixed - basic + employerPf) / 12));
  return {
    basic,
    hra,
    special: grossFixed - basic - hra,
    employerPf,
    gratuity: only('gratuity'),
    insurance: only('insurance'),
    employerNps: only('employerNps'),
    employerEsi: only('employerEsi'),
    esiWages: wages <= rules.esi.ceiling ? wages : undefined,
    variable: 0,
    grossFixed,
    steps: [],
  };
}

/** A full tax year in the regime that leaves more: in the first year with the one-time pay, in the second with the variable. */
function monthsOf(
  rules: RulePack,
  breakup: Breakup,
  { once, later }: OfferCheck['amounts'],
  state: State,
): OfferMonths {
  const input: TakeHomeInput = { ...NO_INPUT, ctc: breakup.grossFixed, state };
  const year = (variable: Paise): TakeHome => {
    const [inNew, inOld] = (['new', 'old'] as const).map((regime) =>
      payInRegime(rules, input, { ...breakup, variable }, regime),
    ) as [TakeHome, TakeHome];
    return inNew.netAnnual >= inOld.netAnnual ? inNew : inOld;
  };
  const regular = year(0).regularMonth;
  return {
    first: regular + (once > 0 ? year(once).bonusInHand : 0),
    second: regular,
    thirteenth: regular + (later > 0 ? year(later).bonusInHand : 0),
  };
}

const NO_INPUT = {
  variable: 0,
  basicRate: 0,
  hraRate: 0,
  pfMode: 'none',
  gratuityInCtc: false,
  insurance: 0,
  codeWageRule: false,
  oldRegimeDeductions: 0,
  voluntaryPf: 0,
  otherDeductions: 0,
} as const;

interface Known {
  readonly breakup: Breakup;
  readonly gap: Paise;
  readonly sum: Sum;
}

function questionsOf(lines: readonly OfferLine[], { breakup, gap, sum }: Known): readonly OfferQuestion[] {
  const has = (part: OfferPart) => sum((item) => item === part) > 0;
  const { basic, employerPf, grossFixed } = breakup;
  const asked: Readonly<Record<OfferQuestion, boolean>> = {
    unknown: lines.some(({ part }) => part === undefined),
    sum: Math.abs(gap) > GAP_ALLOWED,
    oneTime: has('oneTime'),
    variable: has('variable'),
    stock: has('stock'),
    bills: has('reimbursement'),
    noPf: employerPf === 0,
    fullPf: employerPf > CAPPED_PF,
    lowBasic: basic > 0 && basic * 2 < grossFixed + employerPf,
    gratuity: has('gratuity'),
    insurance: has('insurance'),
    notice: true,
  };
  return (Object.keys(asked) as OfferQuestion[]).filter((question) => asked[question]);
}
