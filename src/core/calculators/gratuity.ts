import { formulaText } from './formula-text';
import { fractionRupee, type Paise } from './money';
import type { RulePack } from './rules/rule-pack';
import { type Step, shown } from './step';

export interface Service {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export interface GratuityInput {
  /** Whether the Act covers the employer: ten people or more. */
  readonly covered: boolean;
  /** Last drawn wages a month; not covered: the average of the last ten months. */
  readonly wages: Paise;
  /** Monthly basic and DA, where it differs from the Labour Code wages; the exemption uses it. */
  readonly basicDa?: Paise | undefined;
  readonly service: Service;
  /** The one-year rule for fixed terms; it binds only employers the law covers. */
  readonly fixedTerm?: boolean | undefined;
  readonly diedOrDisabled?: boolean | undefined;
  /** Amount exempted in earlier jobs; the limit applies once in a lifetime. */
  readonly alreadyExempt?: Paise | undefined;
}

export interface Gratuity {
  readonly eligible: boolean;
  /** Paid by practice and some High Courts after 4 years and 240 days, not by the statute's text. */
  readonly contested: boolean;
  readonly yearsCounted: number;
  readonly payable: Paise;
  readonly exempt: Paise;
  readonly taxable: Paise;
  readonly steps: readonly Step[];
}

const NOTHING = { payable: 0, exempt: 0, taxable: 0, steps: [] } as const;

export function gratuity({ gratuity: rule }: RulePack, input: GratuityInput): Gratuity {
  const { eligible, contested } = eligibility(input);
  const yearsCounted = countedYears(input, contested);
  if (!eligible) return { eligible, contested, yearsCounted, ...NOTHING };
  const byFormula = (wages: Paise): Paise => amountFor(input, wages, yearsCounted);
  const full = byFormula(input.wages);
  const payable = Math.min(full, rule.cap);
  const lifetime = Math.max(0, rule.cap - (input.alreadyExempt ?? 0));
  const byBasic = byFormula(input.basicDa ?? input.wages);
  const exempt = Math.min(payable, byBasic, lifetime);
  return {
    ...{ eligible, contested, yearsCounted, payable, exempt, taxable: payable - exempt },
    get steps() {
      return stepsOf(input, { full, payable, exempt, byBasic, lifetime, yearsCounted }, rule.cap);
    },
  };
}

interface Worked {
  readonly full: Paise;
  readonly payable: Paise;
  readonly exempt: Paise;
  readonly byBasic: Paise;
  readonly lifetime: Paise;
  readonly yearsCounted: number;
}

function stepsOf({ wages, covered }: GratuityInput, worked: Worked, cap: Paise): readonly Step[] {
  const { full, payable, exempt, byBasic, lifetime, yearsCounted } = worked;
  return [
    {
      label: 'gratuityFormula',
      formula: `${shown(wages)} × ${covered ? '15/26' : '1/2'} × ${yearsCounted}`,
      amount: full,
    },
    { label: 'gratuityCap', formula: formulaText.lower(shown(full), shown(cap)), amount: payable },
    {
      label: 'gratuityExempt',
      formula: formulaText.lowest(shown(payable), shown(byBasic), shown(lifetime)),
      amount: exempt,
    },
    { label: 'gratuityTaxable', formula: `${shown(payable)} − ${shown(exempt)}`, amount: payable - exempt },
  ];
}

/** Five years; one for a fixed term; none after death or disablement; under the Act 4 years and 240 days is contested. */
function eligibility({ covered, service, fixedTerm, diedOrDisabled }: GratuityInput): {
  eligible: boolean;
  contested: boolean;
} {
  if (diedOrDisabled || service.years >= 5) return { eligible: true, contested: false };
  if (covered && fixedTerm) return { eligible: service.years >= 1, contested: false };
  const contested = covered && service.years === 4 && service.months * 30 + service.days >= 240;
  return { eligible: contested, contested };
}

/** Covered: more than six months beyond the last full year count as one. Fixed term: to the month. Else full years only. */
function countedYears(
  { covered, service: { years, months, days }, fixedTerm }: GratuityInput,
  contested: boolean,
): number {
  if (covered && fixedTerm && years < 5) return (years * 12 + months) / 12;
  const moreThanHalf = months > 6 || (months === 6 && days > 0);
  return years + Number(contested || (covered && moreThanHalf));
}

function amountFor({ covered, service, fixedTerm }: GratuityInput, wages: Paise, years: number): Paise {
  if (covered && fixedTerm && service.years < 5)
    return fractionRupee(wages, 15 * (service.years * 12 + service.months), 26 * 12);
  return covered ? fractionRupee(wages, 15 * years, 26) : fractionRupee(wages, years, 2);
}

const A_DAY = 86_400_000;

/** Years, months and days worked, including both days; undefined when the exit comes first. */
export function serviceBetween(joined: Date, lastDay: Date): Service | undefined {
  if (!(lastDay.getTime() >= joined.getTime())) return undefined;
  const end = lastDay.getTime() + A_DAY;
  const last = new Date(end);
  const started =
    (last.getUTCFullYear() - joined.getUTCFullYear()) * 12 + last.getUTCMonth() - joined.getUTCMonth();
  const months = monthsAfter(joined, started) > end ? started - 1 : started;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.round((end - monthsAfter(joined, months)) / A_DAY),
  };
}

/** The same day of a later month; where the month has no such day, the first of the next one. */
function monthsAfter(day: Date, months: number): number {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  return Math.min(Date.UTC(year, month, day.getUTCDate()), Date.UTC(year, month + 1, 1));
}
