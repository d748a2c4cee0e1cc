import type { FormSpec, Values } from './form';
import { initialTexts, readForm } from './form';
import { formulaText } from './formula-text';
import { afterHike, beforeHike, hikePercent, projection } from './hike';
import { type Paise, roundRupee, rupees } from './money';
import { rulesOf } from './rules/rule-packs';
import { type Step, shown } from './step';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';

const pay = (initial: number) =>
  ({ kind: 'amount', min: rupees(10_000), max: rupees(500_000_000), initial: rupees(initial) }) as const;

export const HIKE_FORM = {
  mode: { kind: 'choice', options: ['newPay', 'percent', 'oldPay'], initial: 'newPay' },
  before: pay(1_200_000),
  after: pay(1_500_000),
  percent: { kind: 'number', min: -9_000, max: 100_000, initial: 1_250, unit: 100 },
  years: { kind: 'number', min: 1, max: 10, initial: 5, unit: 1 },
} as const satisfies FormSpec;

/** No one earns a thousand crore; a misread zero would project numbers too long to read. */
const MAX_PROJECTED = rupees(10_000_000_000);

export interface Hike {
  readonly before: Paise;
  readonly after: Paise;
  /** Undefined when the previous pay is zero. */
  readonly percent: number | undefined;
  readonly difference: Paise;
  /** Net pay in a regular month before and after the hike; tax makes its percentage differ from the CTC's. */
  readonly inHand: { readonly before: Paise; readonly after: Paise; readonly percent: number | undefined };
  /** As far as the pay stays plausible. */
  readonly projection: readonly Paise[];
  readonly steps: readonly Step[];
}

export function hikeOf(values: Values<typeof HIKE_FORM>): Hike {
  const typed = values.percent / 100;
  const before = values.mode === 'oldPay' ? (beforeHike(values.after, typed) ?? 0) : values.before;
  const after = values.mode === 'newPay' ? afterHike(values.before, typed) : values.after;
  const percent = values.mode === 'percent' ? hikePercent(before, after) : typed;
  return {
    before,
    after,
    percent,
    difference: after - before,
    // Getters, because the figure needs neither the tax of both pays nor the steps.
    get inHand() {
      const [monthBefore, monthAfter] = [regularMonth(before), regularMonth(after)];
      return { before: monthBefore, after: monthAfter, percent: hikePercent(monthBefore, monthAfter) };
    },
    get projection() {
      const pays = projection(after, percent ?? 0, values.years);
      return pays.filter((pay) => pay <= MAX_PROJECTED);
    },
    get steps() {
      const { inHand } = this;
      return [
        ...stepsOf(values.mode, { before, after, percent }),
        {
          label: 'differenceMonthly',
          formula: `${shown(after - before)} ÷ 12`,
          amount: roundRupee((after - before) / 12),
        } as const,
        {
          label: 'inHandBefore',
          formula: formulaText.takeHome(shown(before)),
          amount: inHand.before,
        } as const,
        { label: 'inHandAfter', formula: formulaText.takeHome(shown(after)), amount: inHand.after } as const,
      ];
    },
  };
}

/** Derives the requested value from the other two. */
function stepsOf(
  mode: Values<typeof HIKE_FORM>['mode'],
  { before, after, percent }: Pick<Hike, 'before' | 'after' | 'percent'>,
): readonly Step[] {
  const rate = `${percent ?? 0}%`;
  const difference: Step = {
    label: 'difference',
    formula: `${shown(after)} − ${shown(before)}`,
    amount: after - before,
  };
  switch (mode) {
    case 'newPay':
      return [{ label: 'newPay', formula: `${shown(before)} × (100% + ${rate})`, amount: after }, difference];
    case 'oldPay':
      return [{ label: 'oldPay', formula: `${shown(after)} ÷ (100% + ${rate})`, amount: before }, difference];
    case 'percent':
      return [
        difference,
        {
          label: 'percent',
          formula: `${shown(after - before)} ÷ ${shown(before)} = ${rate}`,
          amount: after - before,
        },
      ];
  }
}

const USUAL = readForm(TAKE_HOME_FORM, initialTexts(TAKE_HOME_FORM)).values;

/** Net pay of a regular month for a CTC, under the take-home calculator's usual assumptions. */
function regularMonth(ctc: Paise): Paise {
  const outcome = takeHomeOf({ ...USUAL, ctc, variable: 0, year: rulesOf('2026-27').year });
  return outcome.kind === 'takeHome' ? outcome.regimes[outcome.better].regularMonth : 0;
}
