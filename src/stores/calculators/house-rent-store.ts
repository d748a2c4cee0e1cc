import { computed, makeAutoObservable, observableRef } from 'mobx';
import { KEEPING_THE_REST } from '../../core/calculators/form';
import {
  houseRentOf,
  MAX_RENT_ROWS,
  RENT_ROW,
  type RentResult,
  type RentRowTexts,
  rentRowsFromQuery,
  rentRowsQuery,
} from '../../core/calculators/house-rent-form';
import { rupees } from '../../core/calculators/money';
import type { FinancialYear, Regime } from '../../core/calculators/rules/rule-pack';
import { rulesOf } from '../../core/calculators/rules/rule-packs';
import { type Query, valueIn } from '../../core/shell/query';
import { CalculatorForm } from './calculator-form';

type RentRow = CalculatorForm<typeof RENT_ROW>;

/** The HRA calculator: the periods of a year with their pay, rent and city. */
export class HouseRentStore {
  regime: Regime = 'old';
  year: FinancialYear = '2026-27';
  rows: readonly RentRow[] = [new CalculatorForm(RENT_ROW)];

  constructor() {
    makeAutoObservable(
      this,
      { rows: observableRef, result: computed({ keepAlive: true }) },
      { autoBind: true },
    );
  }

  get result(): RentResult {
    return houseRentOf({ regime: this.regime, year: this.year, rows: this.rows.map(({ texts }) => texts) });
  }

  get hasProblems(): boolean {
    return this.rows.some((row) => row.hasProblems);
  }

  /** The first chosen city whose 50 % is only reported so far. */
  get reportedCity(): string | undefined {
    if (this.regime === 'new') return undefined;
    const { reportedCities } = rulesOf(this.year).hra;
    return this.rows.map(({ fields }) => fields.city.value).find((city) => reportedCities.includes(city));
  }

  /** Unlike the rows, it does not change on input. */
  get rowCount(): number {
    return this.rows.length;
  }

  get canAddRow(): boolean {
    return this.rowCount < MAX_RENT_ROWS;
  }

  get query(): Query {
    return [
      ...(this.regime === 'new' ? [['regime', 'new'] as const] : []),
      ...(this.year === '2025-26' ? [['year', '2025-26'] as const] : []),
      ...rentRowsQuery(this.rows.map(({ texts }) => texts)),
    ];
  }

  /** Adds the exemption to what was typed into the take-home calculator; undefined when nothing is exempt. */
  get takeHomeQuery(): Query | undefined {
    const { exempt } = this.result;
    if (exempt === 0) return undefined;
    return [['hraExempt', String(exempt / rupees(1))], ['year', this.year], KEEPING_THE_REST];
  }

  open(query: Query): void {
    this.regime = valueIn(query, 'regime') === 'new' ? 'new' : 'old';
    this.year = valueIn(query, 'year') === '2025-26' ? '2025-26' : '2026-27';
    this.#fill(rentRowsFromQuery(query));
  }

  chooseRegime(regime: Regime): void {
    this.regime = regime;
  }

  chooseYear(year: FinancialYear): void {
    this.year = year;
  }

  addRow(): void {
    if (this.canAddRow) this.rows = [...this.rows, new CalculatorForm(RENT_ROW)];
  }

  removeRow(position: number): void {
    if (this.rows.length > 1)
      this.#fill(this.rows.filter((_, index) => index !== position).map(({ texts }) => texts));
  }

  /** Each row stays at its position, because the fields shown there write into it. */
  #fill(all: readonly RentRowTexts[]): void {
    this.rows = all.map((texts, index) => {
      const row = this.rows[index];
      if (!row) return new CalculatorForm(RENT_ROW, texts);
      for (const field of Object.values(row.fields)) field.text = texts[field.name as keyof RentRowTexts];
      return row;
    });
  }
}
