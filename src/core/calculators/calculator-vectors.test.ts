import { describe, expect, it } from 'vitest';
import { type FairPayCase, fairPayAnswers } from '../salaries/fair-pay-testing';
import type { BreakupInput } from './breakup';
import { vectors } from './calculator-vectors.json';
import { codeWages } from './code-wages';
import { gratuity } from './gratuity';
import { hikePercent } from './hike';
import { houseRent } from './house-rent';
import { incomeTax } from './income-tax';
import { partRupee, roundTen, rupees } from './money';
import { professionalTaxByMonth } from './professional-tax';
import { type PfMode, providentFund } from './provident-fund';
import type { AgeBand, Regime } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import type { State } from './rules/states';
import { stateInsurance } from './state-insurance';
import { takeHome } from './take-home';

/** The worked cases of the specification, to the rupee; each test names the case's source. */

/** All inputs of the cases in one type; each calculator reads those it needs. */
interface VectorInput extends FairPayCase {
  readonly totalIncome: number;
  readonly regime: Regime;
  readonly ageBand?: AgeBand;
  readonly amounts: readonly number[];
  readonly state: State;
  readonly monthlyGross: number;
  readonly gender?: 'male' | 'female';
  readonly taxableIncome?: number;
  readonly basicMonthly: number;
  readonly mode: string;
  readonly coveredSincePeriodStart?: boolean;
  readonly basicDa: number;
  readonly otherRemuneration: number;
  readonly basicAnnual: number;
  readonly months: unknown;
  readonly old: number;
  readonly new: number;
  readonly ctc: number;
  readonly variable?: number;
  readonly basicBp: number;
  readonly hraBp: number;
  readonly pfMode: PfMode;
  readonly gratuityInCtc: boolean;
  readonly insurance?: number;
  readonly covered: boolean;
  readonly wages: number;
  readonly years: number;
  readonly days?: number;
  readonly fixedTerm?: boolean;
  readonly priorExempt?: number;
}
type Answers = Record<string, unknown>;

const rules = rulesOf('2026-27');
const inRupees = (amount: number): number => amount / 100;

const REQUIREMENT: Readonly<Record<string, string>> = {
  incomeTax: 'R-859',
  round10: 'R-859',
  professionalTax: 'R-859',
  pf: 'R-859',
  esi: 'R-859',
  labourCodeWages: 'R-859',
  takeHome: 'R-859',
  gratuityAccrual: 'R-859',
  gratuity: 'R-860',
  hra: 'R-861',
  hike: 'R-862',
  fairPay: 'R-863',
};

const CALCULATORS: Readonly<Record<string, (input: VectorInput) => Answers>> = {
  incomeTax: (input) => {
    const source = incomeTax(rules, {
      totalIncome: rupees(input.totalIncome),
      regime: input.regime,
      age: input.ageBand as AgeBand | undefined,
    });
    const { steps: _steps, ...amounts } = source;
    return mapValues(amounts, inRupees);
  },
  round10: (input) => ({
    rounded: input.amounts.map((amount) => inRupees(roundTen(rupees(amount)))),
  }),
  professionalTax: (input) => ({
    annual: inRupees(
      professionalTaxByMonth({
        state: input.state,
        monthlyGross: rupees(input.monthlyGross),
        gender: input.gender,
        taxableIncome: input.taxableIncome === undefined ? undefined : rupees(input.taxableIncome),
        regime: input.regime,
      }).reduce((sum, amount) => sum + amount, 0),
    ),
  }),
  pf: (input) => {
    const source = providentFund(rules, rupees(input.basicMonthly), input.mode as PfMode);
    return mapValues(
      {
        employee: source.employee,
        employer: source.employer,
        eps: source.pension,
        employerEpf: source.employer - source.pension,
      },
      inRupees,
    );
  },
  esi: (input) => {
    const { employee, employer } = stateInsurance(
      rules,
      rupees(input.monthlyGross),
      input.coveredSincePeriodStart,
    );
    return mapValues({ employee, employer }, inRupees);
  },
  labourCodeWages: (input) =>
    mapValues(codeWages(rupees(input.basicDa), rupees(input.otherRemuneration)), inRupees),
  takeHome: takeHomeCase,
  gratuityAccrual: (input) => ({
    accrual: inRupees(partRupee(rupees(input.basicAnnual), rules.gratuity.accrual)),
  }),
  gratuity: gratuityCase,
  hra: (input) => {
    const months = input.months as {
      basicDa: number;
      hra: number;
      rent: number;
      city50: boolean;
      n: number;
    }[];
    const periods = months.map((item) => ({
      months: item.n,
      basicDa: rupees(item.basicDa),
      hra: rupees(item.hra),
      rent: rupees(item.rent),
      halfCity: item.city50,
    }));
    return { exemptAnnual: inRupees(houseRent(input.regime, periods).exempt) };
  },
  hike: (input) => ({
    pct: hikePercent(rupees(input.old), rupees(input.new)) ?? null,
    diff: input.new - input.old,
  }),
  fairPay: fairPayAnswers,
};

function takeHomeCase(input: VectorInput): Answers {
  const parts: BreakupInput = {
    ctc: rupees(input.ctc),
    variable: rupees(input.variable ?? 0),
    basicRate: input.basicBp,
    hraRate: input.hraBp,
    pfMode: input.pfMode,
    gratuityInCtc: input.gratuityInCtc,
    insurance: rupees(input.insurance ?? 0),
    codeWageRule: false,
  };
  const outcome = takeHome(rules, {
    ...parts,
    state: input.state,
    gender: input.gender,
    oldRegimeDeductions: 0,
    voluntaryPf: 0,
    otherDeductions: 0,
  });
  if (outcome.kind !== 'takeHome') throw new Error('components exceed CTC');
  const { breakup } = outcome;
  const source = outcome.regimes[input.regime];
  return mapValues(
    {
      basic: breakup.basic,
      employerPf: breakup.employerPf,
      gratuity: breakup.gratuity,
      grossFixed: breakup.grossFixed,
      employeePf: source.employeePf,
      professionalTax: source.professionalTax,
      totalIncome: source.totalIncome,
      tax: source.tax,
      netAnnual: source.netAnnual,
      variableNet: source.bonusInHand,
      inHandMonthlyExVariable: source.regularMonth,
    },
    inRupees,
  );
}

function gratuityCase(input: VectorInput): Answers {
  const source = gratuity(rules, {
    covered: input.covered,
    wages: rupees(input.wages),
    basicDa: input.basicDa === undefined ? undefined : rupees(input.basicDa),
    service: { years: input.years, months: (input.months as number | undefined) ?? 0, days: input.days ?? 0 },
    fixedTerm: input.fixedTerm,
    alreadyExempt: rupees(input.priorExempt ?? 0),
  });
  return {
    eligible: source.eligible,
    yearsCounted: source.yearsCounted,
    payable: inRupees(source.payable),
    exempt: inRupees(source.exempt),
    taxable: inRupees(source.taxable),
    ...(source.contested && { note: 'contested-4y240d' }),
  };
}

const mapValues = (amounts: Record<string, number>, map: (amount: number) => number): Answers =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, map(amount)]));

describe('worked cases of the specification', () => {
  it.each(
    vectors.map(
      (vector) =>
        [
          `[${REQUIREMENT[vector.calc]}] ${vector.id} ${vector.calc}: ${vector.arithmetic} (${vector.source})`,
          vector,
        ] as const,
    ),
  )('%s', (_name, vector) => {
    const answers = CALCULATORS[vector.calc]?.(vector.inputs as unknown as VectorInput);
    expect(answers).toMatchObject(vector.expect);
  });
});
