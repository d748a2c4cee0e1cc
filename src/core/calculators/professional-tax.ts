import { type Paise, rupees } from './money';
import { PROFESSIONAL_TAX, type TaxRow } from './rules/professional-tax-states';
import type { Regime } from './rules/rule-pack';
import type { State } from './rules/states';

export interface ProfessionalTaxInput {
  readonly state: State;
  /** Without the bonus. */
  readonly monthlyGross: Paise;
  readonly gender?: 'male' | 'female' | undefined;
  /** Required by Punjab only. */
  readonly taxableIncome?: Paise | undefined;
  readonly regime?: Regime | undefined;
  readonly seniorCitizen?: boolean | undefined;
}

/** No state may take more than 2,500 rupees a year (article 276 of the Constitution). */
const CONSTITUTIONAL_CEILING = rupees(2_500);
const APRIL_TO_MARCH = 12;
const FEBRUARY = 10;
const PUNJAB_EXEMPT = { new: rupees(400_000), old: rupees(250_000) };

/** Twelve months of professional tax, April first. */
export function professionalTaxByMonth(input: ProfessionalTaxInput): readonly Paise[] {
  const rule = PROFESSIONAL_TAX[input.state];
  if (input.state === 'PB' && !punjabApplies(input)) return Array(APRIL_TO_MARCH).fill(0);
  const rows = input.gender === 'female' ? (rule.women ?? rule.rows) : rule.rows;
  const months = Array.from({ length: APRIL_TO_MARCH }, (_, month) => {
    if (rule.per === 'month')
      return monthly(rows, input.monthlyGross, month === FEBRUARY ? rule.february : undefined);
    if (rule.per === 'half') return month % 6 === 5 ? amountOf(rows, input.monthlyGross * 6) : 0;
    return spread(amountOf(rows, input.monthlyGross * 12), month);
  });
  const total = months.reduce((sum, amount) => sum + amount, 0);
  if (total > CONSTITUTIONAL_CEILING)
    throw new RangeError(`${input.state} exceeds the constitutional ceiling`);
  return months;
}

const applies = (row: TaxRow, gross: Paise): boolean =>
  row.inclusive ? gross >= row.above : gross > row.above;

function amountOf(rows: readonly TaxRow[], gross: Paise): Paise {
  return rows.findLast((row) => applies(row, gross))?.amount ?? 0;
}

function monthly(rows: readonly TaxRow[], gross: Paise, inTopRow: Paise | undefined): Paise {
  const top = rows.at(-1);
  return inTopRow !== undefined && top && applies(top, gross) ? inTopRow : amountOf(rows, gross);
}

/** A yearly amount in whole rupees per month; March takes the remainder. */
function spread(annual: Paise, month: number): Paise {
  const regular = Math.round(annual / 100 / APRIL_TO_MARCH) * 100;
  return month < APRIL_TO_MARCH - 1 ? regular : annual - regular * (APRIL_TO_MARCH - 1);
}

function punjabApplies({
  taxableIncome,
  monthlyGross,
  regime = 'new',
  seniorCitizen,
}: ProfessionalTaxInput): boolean {
  return !seniorCitizen && (taxableIncome ?? monthlyGross * 12) > PUNJAB_EXEMPT[regime];
}
