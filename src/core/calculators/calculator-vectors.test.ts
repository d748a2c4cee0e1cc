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
import { professionalTax } from './professional-tax';
import { type PfMode, providentFund } from './provident-fund';
import type { AgeBand, Regime } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import type { State } from './rules/states';
import { stateInsurance } from './state-insurance';
import { takeHome } from './take-home';

/** The worked cases of the specification, to the rupee; each test names the case's source. */

/** All inputs of the cases in one type; each calculator reads its own. */
interface Given extends FairPayCase {
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

const CALCULATORS: Readonly<Record<string, (given: Given) => Answers>> = {
  incomeTax: (given) => {
    const of = incomeTax(rules, {
      totalIncome: rupees(given.totalIncome),
      regime: given.regime,
      age: given.ageBand as AgeBand | undefined,
    });
    const { steps: _steps, ...amounts } = of;
    return mapValues(amounts, inRupees);
  },
  round10: (given) => ({
    rounded: given.amounts.map((amount) => inRupees(roundTen(rupees(amount)))),
  }),
  professionalTax: (given) => ({
    annual: inRupees(
      professionalTax({
        state: given.state,
        monthlyGross: rupees(given.monthlyGross),
        gender: given.gender,
        taxableIncome: given.taxableIncome === undefined ? undefined : rupees(given.taxableIncome),
        regime: given.regime,
      }),
    ),
  }),
  pf: (given) => {
    const of = providentFund(rules, rupees(given.basicMonthly), given.mode as PfMode);
    return mapValues(
      {
        employee: of.employee,
        employer: of.employer,
        eps: of.pension,
        employerEpf: of.employer - of.pension,
      },
      inRupees,
    );
  },
  esi: (given) => {
    const { employee, employer } = stateInsurance(
      rules,
      rupees(given.monthlyGross),
      given.coveredSincePeriodStart,
    );
    return mapValues({ employee, employer }, inRupees);
  },
  labourCodeWages: (given) =>
    mapValues(codeWages(rupees(given.basicDa), rupees(given.otherRemuneration)), inRupees),
  takeHome: takeHomeCase,
  gratuityAccrual: (given) => ({
    accrual: inRupees(partRupee(rupees(given.basicAnnual), rules.gratuity.accrual)),
  }),
  gratuity: gratuityCase,
  hra: (given) => {
    const months = given.months as {
      basicDa: number;
      hra: number;
      rent: number;
      city50: boolean;
      n: number;
    }[];
    const periods = months.map((one) => ({
      months: one.n,
      basicDa: rupees(one.basicDa),
      hra: rupees(one.hra),
      rent: rupees(one.rent),
      halfCity: one.city50,
    }));
    return { exemptAnnual: inRupees(houseRent(given.regime, periods).exempt) };
  },
  hike: (given) => ({
    pct: hikePercent(rupees(given.old), rupees(given.new)) ?? null,
    diff: given.new - given.old,
  }),
  fairPay: fairPayAnswers,
};

function takeHomeCase(given: Given): Answers {
  const parts: BreakupInput = {
    ctc: rupees(given.ctc),
    variable: rupees(given.variable ?? 0),
    basicRate: given.basicBp,
    hraRate: given.hraBp,
    pfMode: given.pfMode,
    gratuityInCtc: given.gratuityInCtc,
    insurance: rupees(given.insurance ?? 0),
    codeWageRule: false,
  };
  const outcome = takeHome(rules, {
    ...parts,
    state: given.state,
    gender: given.gender,
    oldRegimeDeductions: 0,
    voluntaryPf: 0,
    otherDeductions: 0,
  });
  if (outcome.kind === 'aboveCtc') throw new Error('components exceed CTC');
  const { breakup } = outcome;
  const of = outcome.regimes[given.regime];
  return mapValues(
    {
      basic: breakup.basic,
      employerPf: breakup.employerPf,
      gratuity: breakup.gratuity,
      grossFixed: breakup.grossFixed,
      employeePf: of.employeePf,
      professionalTax: of.professionalTax,
      totalIncome: of.totalIncome,
      tax: of.tax,
      netAnnual: of.netAnnual,
      variableNet: of.bonusInHand,
      inHandMonthlyExVariable: of.regularMonth,
    },
    inRupees,
  );
}

function gratuityCase(given: Given): Answers {
  const of = gratuity(rules, {
    covered: given.covered,
    wages: rupees(given.wages),
    basicDa: given.basicDa === undefined ? undefined : rupees(given.basicDa),
    service: { years: given.years, months: (given.months as number | undefined) ?? 0, days: given.days ?? 0 },
    fixedTerm: given.fixedTerm,
    alreadyExempt: rupees(given.priorExempt ?? 0),
  });
  return {
    eligible: of.eligible,
    yearsCounted: of.yearsCounted,
    payable: inRupees(of.payable),
    exempt: inRupees(of.exempt),
    taxable: inRupees(of.taxable),
    ...(of.contested && { note: 'contested-4y240d' }),
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
    const answers = CALCULATORS[vector.calc]?.(vector.inputs as unknown as Given);
    expect(answers).toMatchObject(vector.expect);
  });
});
