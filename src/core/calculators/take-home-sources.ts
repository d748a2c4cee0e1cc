import { ALLOWANCE_LIMITS, DEDUCTION_LIMITS, EMPLOYER_NPS } from './rules/deduction-limits';
import { PROFESSIONAL_TAX } from './rules/professional-tax-states';
import type { RulePack } from './rules/rule-pack';
import type { State } from './rules/states';
import { WELFARE_FUND_SOURCE } from './rules/welfare-fund';
import { type RuleSource, selectSource } from './sources';
import { TAKE_HOME_FORM } from './take-home-form';

const regimes = ({ regimes, cess }: RulePack): readonly RuleSource[] => [
  selectSource('newRegime', regimes.new),
  selectSource('newRebate', regimes.new.rebate),
  selectSource('newSurcharge', regimes.new.surcharge),
  selectSource('oldRegime', regimes.old),
  selectSource('oldRebate', regimes.old.rebate),
  selectSource('oldSurcharge', regimes.old.surcharge),
  selectSource('cess', cess),
];

export const takeHomeSources = (rules: RulePack, state: State): readonly RuleSource[] => [
  ...regimes(rules),
  selectSource('professionalTax', PROFESSIONAL_TAX[state]),
  selectSource('pf', rules.pf),
  selectSource('esi', rules.esi),
  selectSource('gratuity', rules.gratuity),
  selectSource('hra', rules.hra),
  selectSource('codeWages', rules.codeWages),
  selectSource('employerNps', EMPLOYER_NPS),
  selectSource('deductionLimits', DEDUCTION_LIMITS),
  selectSource('allowances', ALLOWANCE_LIMITS),
  selectSource('welfareFund', WELFARE_FUND_SOURCE),
];

/** A net-pay hike is made of two take-home results under the usual assumptions. */
export const hikeSources = (rules: RulePack): readonly RuleSource[] =>
  takeHomeSources(rules, TAKE_HOME_FORM.state.initial);
