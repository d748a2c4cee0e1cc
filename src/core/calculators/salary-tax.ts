import type { Breakup } from './breakup';
import { carSteps, carValue } from './company-car';
import { formulaText } from './formula-text';
import { incomeTax } from './income-tax';
import { type Paise, rupees } from './money';
import { type Deduction, deducted, deductionStep, deductionsIn, NO_DETAILS } from './pay-details';
import { professionalTaxByMonth } from './professional-tax';
import type { Regime, RulePack } from './rules/rule-pack';
import { stateInsurance } from './state-insurance';
import { type Step, type StepLabel, shown } from './step';
import type { TakeHomeInput } from './take-home-input';

/** Employer PF and NPS beyond this in a year is taxed as a perquisite. */
const PERQUISITE_FREE = rupees(750_000);
/** Yearly employee PF, which equals the employer's, and ESI. */
export function withholdings(rules: RulePack, breakup: Breakup): { pf: Paise; esi: Paise } {
  const esi = breakup.esiWages === undefined ? 0 : stateInsurance(rules, breakup.esiWages).employee * 12;
  return { pf: breakup.employerPf, esi };
}

export interface Taxed {
  readonly breakup: Breakup;
  readonly withheld: { readonly pf: Paise };
  readonly regime: Regime;
  /** The variable pay of the year. */
  readonly variable: Paise;
}

export function taxOn(rules: RulePack, input: TakeHomeInput, taxed: Taxed) {
  const { breakup, regime, variable } = taxed;
  const details = input.details ?? NO_DETAILS;
  const { otherIncome } = details;
  const earned = [
    breakup.grossFixed,
    variable,
    breakup.employerNps,
    Math.max(0, breakup.employerPf + breakup.employerNps - PERQUISITE_FREE),
    carValue(details, rules.year),
    details.perquisites,
  ];
  const salary = earned.reduce((sum, amount) => sum + amount, 0);
  const standard = Math.min(rules.regimes[regime].standardDeduction, salary);
  const professionalMonths = professionalTaxByMonth({
    state: input.state,
    monthlyGross: Math.floor(breakup.grossFixed / 12),
    gender: input.gender,
    taxableIncome: salary - standard,
    regime,
    seniorCitizen: input.age !== undefined && input.age !== 'under60',
  });
  const professionalTax = professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const deductions = deductionsOf(rules, input, taxed, professionalTax);
  const sum = deductions.reduce((total, deduction) => total + deducted(deduction), 0);
  const totalIncome = Math.max(0, salary - standard - sum) + otherIncome;
  const result = incomeTax(rules, { ...taxpayer(input), totalIncome, regime });
  return {
    result,
    professionalMonths,
    get steps() {
      const limit = shown(rules.regimes[regime].standardDeduction);
      return [
        ...carSteps(details, rules.year),
        ...(details.perquisites > 0 ? [step('perquisites', formulaText.asEntered, details.perquisites)] : []),
        step('taxableSalary', sumText(earned.filter((amount) => amount > 0)), salary),
        step('standardDeduction', formulaText.lower(limit, shown(salary)), -standard),
        ...deductions.map(deductionStep),
        ...(otherIncome > 0 ? [step('otherIncome', formulaText.asEntered, otherIncome)] : []),
        step('totalIncome', formulaText.roundedToTen, result.totalIncome),
      ];
    },
  };
}

function deductionsOf(
  rules: RulePack,
  input: TakeHomeInput,
  { breakup, withheld, regime }: Taxed,
  professionalTax: Paise,
): readonly Deduction[] {
  const common = deductionsIn(regime, {
    details: input.details ?? NO_DETAILS,
    breakup,
    year: rules.year,
    age: input.age,
    providentFund: withheld.pf + input.voluntaryPf,
  });
  if (regime === 'new') return common;
  const whole = (label: StepLabel, amount: Paise): readonly Deduction[] =>
    amount > 0 ? [{ label, claimed: amount, limit: amount }] : [];
  return [
    ...common,
    ...whole('professionalTax', professionalTax),
    ...whole('deductions', input.oldRegimeDeductions),
  ];
}

export const taxpayer = ({ age, nonResident }: TakeHomeInput) => ({ age, nonResident });

const step = (label: StepLabel, formula: string, amount: Paise): Step => ({ label, formula, amount });

const sumText = (amounts: readonly Paise[]): string => amounts.map(shown).join(' + ');
