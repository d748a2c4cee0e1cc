import type { Query } from '../shell/query';
import { CITIES } from './cities';
import { type FieldProblem, type FormSpec, initialTexts, readForm, type Texts, type Values } from './form';
import { rowsFromQuery, rowsQuery } from './form-rows';
import { type HouseRent, houseRent } from './house-rent';
import { rupees } from './money';
import { countsHalf } from './rent-exemption';
import type { FinancialYear, Regime } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';

const monthly = (initial: number) =>
  ({ kind: 'amount', min: 0, max: rupees(10_000_000), initial: rupees(initial) }) as const;

export const RENT_ROW = {
  months: { kind: 'number', min: 1, max: 12, initial: 12, unit: 1 },
  basic: { kind: 'amount', min: rupees(1_000), max: rupees(10_000_000), initial: rupees(60_000) },
  hra: monthly(30_000),
  rent: monthly(28_000),
  city: { kind: 'choice', options: CITIES, initial: 'Bengaluru' },
} as const satisfies FormSpec;

export const MAX_RENT_ROWS = 6;
const LANDLORD_PAN_ABOVE = rupees(100_000);

export interface RentForm {
  readonly regime: Regime;
  readonly year: FinancialYear;
  readonly rows: readonly RentRowTexts[];
}

export interface RentResult extends HouseRent {
  readonly rows: readonly { readonly [Key in keyof typeof RENT_ROW]?: FieldProblem }[];
  /** The rows cover more than twelve months. */
  readonly overAYear: boolean;
  /** Rent is paid but no HRA received: nothing is exempt, another section may help. */
  readonly rentWithoutHra: boolean;
  readonly needsLandlordPan: boolean;
}

export function houseRentOf({ regime, year, rows }: RentForm): RentResult {
  const rules = rulesOf(year);
  const read = rows.map((row) => readForm(RENT_ROW, row));
  const periods = read.map(({ values }) => ({
    months: values.months,
    basicDa: values.basic,
    hra: values.hra,
    rent: values.rent,
    halfCity: countsHalf(rules, values.city),
  }));
  const yearly = (select: (row: Values<typeof RENT_ROW>) => number): number =>
    read.reduce((sum, { values }) => sum + select(values) * values.months, 0);
  const rent = yearly((row) => row.rent);
  return {
    ...houseRent(regime, periods),
    rows: read.map(({ problems }) => problems),
    overAYear: read.reduce((sum, { values }) => sum + values.months, 0) > 12,
    rentWithoutHra: rent > 0 && yearly((row) => row.hra) === 0,
    needsLandlordPan: rent > LANDLORD_PAN_ABOVE,
  };
}

export type RentRowTexts = Texts<typeof RENT_ROW>;

export const newRentRow = (): RentRowTexts => initialTexts(RENT_ROW);

export const rentRowsQuery = (rows: readonly RentRowTexts[]): Query => rowsQuery(RENT_ROW, 'row', rows);

/** Parses the rows of a query; a single row of a year when it has none. */
export function rentRowsFromQuery(query: Query): readonly RentRowTexts[] {
  const rows = rowsFromQuery(RENT_ROW, { name: 'row', most: MAX_RENT_ROWS }, query);
  return rows.length > 0 ? rows : [newRentRow()];
}
