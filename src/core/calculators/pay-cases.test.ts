import { describe, expect, it } from 'vitest';
import { initialTexts, readForm, textsFromQuery } from './form';
import { GRATUITY_FORM, gratuityOf } from './gratuity-form';
import { incomeTax } from './income-tax';
import { rupees } from './money';
import cases from './pay-cases.json';
import { PAY_CHANGES, type PayChangeId } from './pay-changes';
import { professionalTaxByMonth } from './professional-tax';
import type { AgeBand, Regime } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import type { State } from './rules/states';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';
import { welfareFundByMonth } from './welfare-fund';

/** Worked cases beyond those of the specification, computed by hand-written arithmetic from the named source. */

type Inputs = Readonly<Record<string, string | number | boolean>>;

const rules = rulesOf('2026-27');
const queryOf = (inputs: Inputs) =>
  Object.entries(inputs).map(([key, value]) => [key, String(value)] as const);
const inRupees = (amounts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, value]) => [key, typeof value === 'number' ? value / 100 : value]),
  );

const CALCULATORS: Readonly<Record<string, (inputs: Inputs) => object>> = {
  incomeTax: ({ totalIncome, regime, age, nonResident }) =>
    incomeTax(rules, {
      totalIncome: rupees(Number(totalIncome)),
      regime: regime as Regime,
      age: age as AgeBand | undefined,
      nonResident: nonResident === true,
    }),
  professionalTax: ({ state, monthlyGross }) => ({
    annual: professionalTaxByMonth({
      state: state as State,
      monthlyGross: rupees(Number(monthlyGross)),
    }).reduce((sum, amount) => sum + amount, 0),
  }),
  welfareFund: ({ state, monthlyGross }) => ({
    annual: welfareFundByMonth(state as State, rupees(Number(monthlyGross))).reduce(
      (sum, amount) => sum + amount,
      0,
    ),
  }),
  takeHome: (inputs) => {
    const outcome = takeHomeOf(
      readForm(TAKE_HOME_FORM, textsFromQuery(TAKE_HOME_FORM, queryOf(inputs))).values,
    );
    if (outcome.kind !== 'takeHome') throw new Error('the parts are above the CTC');
    return outcome.regimes[inputs.regime as Regime];
  },
  payChange: ({ change, ...inputs }) => {
    const { spec, resultOf } = PAY_CHANGES[change as PayChangeId];
    return resultOf(readForm(spec, textsFromQuery(spec, queryOf(inputs))).values);
  },
  gratuity: (inputs) => {
    const texts = { ...initialTexts(GRATUITY_FORM), ...textsFromQuery(GRATUITY_FORM, queryOf(inputs)) };
    const outcome = gratuityOf(readForm(GRATUITY_FORM, texts).values);
    if (outcome.kind !== 'gratuity') throw new Error(outcome.kind);
    return outcome.headline;
  },
};

describe('worked cases', () => {
  it('[R-859] there are at least 150 worked cases, each with its arithmetic and source', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    for (const { id, arithmetic, source } of cases) {
      expect(arithmetic, id).not.toBe('');
      expect(source, id).not.toBe('');
    }
    expect(new Set(cases.map(({ calc, inputs }) => calc + JSON.stringify(inputs))).size).toBe(cases.length);
  });

  it.each(
    cases.map((item) => [`${item.id} ${item.calc}: ${item.arithmetic} (${item.source})`, item] as const),
  )('[R-859] %s', (_name, { calc, inputs, expect: expected }) => {
    const result = CALCULATORS[calc]?.(inputs as unknown as Inputs) ?? {};
    expect(inRupees(result)).toMatchObject(expected);
  });
});
