import type { ruleText } from './rule-text';
import { ALLOWANCE_LIMITS, DEDUCTION_LIMITS, EMPLOYER_NPS } from './rules/deduction-limits';
import { ARREARS, LEAVE_ENCASHMENT, SHARE_SALE } from './rules/pay-change-rules';
import { PROFESSIONAL_TAX } from './rules/professional-tax-states';
import type { RulePack, Sourced } from './rules/rule-pack';
import type { State } from './rules/states';
import { WELFARE_FUND_SOURCE } from './rules/welfare-fund';
import { TAKE_HOME_FORM } from './take-home-form';

export type UsualTopic =
  | 'newRegime'
  | 'oldRegime'
  | 'pf'
  | 'esi'
  | 'gratuity'
  | 'hra'
  | 'codeWages'
  | 'professionalTax';

export type SourceTopic = UsualTopic | keyof typeof ruleText.topics;

export interface RuleSource extends Sourced {
  readonly topic: SourceTopic;
}

const select = (topic: SourceTopic, { source, verified, checked, since }: Sourced): RuleSource => ({
  topic,
  source,
  verified,
  checked,
  since,
});

const regimes = ({ regimes, cess }: RulePack): readonly RuleSource[] => [
  select('newRegime', regimes.new),
  select('newRebate', regimes.new.rebate),
  select('newSurcharge', regimes.new.surcharge),
  select('oldRegime', regimes.old),
  select('oldRebate', regimes.old.rebate),
  select('oldSurcharge', regimes.old.surcharge),
  select('cess', cess),
];

export const takeHomeSources = (rules: RulePack, state: State): readonly RuleSource[] => [
  ...regimes(rules),
  select('professionalTax', PROFESSIONAL_TAX[state]),
  select('pf', rules.pf),
  select('esi', rules.esi),
  select('gratuity', rules.gratuity),
  select('hra', rules.hra),
  select('codeWages', rules.codeWages),
  select('employerNps', EMPLOYER_NPS),
  select('deductionLimits', DEDUCTION_LIMITS),
  select('allowances', ALLOWANCE_LIMITS),
  select('welfareFund', WELFARE_FUND_SOURCE),
];

/** A net-pay hike is made of two take-home results under the usual assumptions. */
export const hikeSources = (rules: RulePack): readonly RuleSource[] =>
  takeHomeSources(rules, TAKE_HOME_FORM.state.initial);

export const payChangeSources = (rules: RulePack): readonly RuleSource[] => [
  select('newRegime', rules.regimes.new),
  select('newRebate', rules.regimes.new.rebate),
  select('leaveEncashment', LEAVE_ENCASHMENT),
  select('shareSale', SHARE_SALE),
  select('arrears', ARREARS),
];

export const gratuitySources = (rules: RulePack): readonly RuleSource[] => [
  select('gratuity', rules.gratuity),
  select('codeWages', rules.codeWages),
];

export const houseRentSources = (rules: RulePack): readonly RuleSource[] => [
  select('hra', rules.hra),
  select('oldRegime', rules.regimes.old),
];
