import { PROFESSIONAL_TAX_SOURCES } from './rules/professional-tax-sources';
import type { FinancialYear } from './rules/rule-pack';
import { RULE_SOURCES, type SourceTopic } from './rules/rule-sources';
import type { Sourced } from './rules/sourced-rule';
import type { State } from './rules/states';
import { welfareFundSource } from './rules/welfare-fund-sources';

export interface RuleSource extends Sourced {
  readonly topic: SourceTopic;
}

const TOPICS = {
  takeHome: [
    'newRegime',
    'newRebate',
    'newSurcharge',
    'oldRegime',
    'oldRebate',
    'oldSurcharge',
    'cess',
    'professionalTax',
    'pf',
    'esi',
    'gratuity',
    'hra',
    'codeWages',
    'employerNps',
    'deductionLimits',
    'allowances',
    'perquisites',
    'welfareFund',
  ],
  gratuity: ['gratuity', 'gratuityService', 'gratuityTax', 'codeWages'],
  houseRent: ['hra', 'oldRegime'],
  payChanges: [
    'newRegime',
    'newRebate',
    'taxDeduction',
    'repayments',
    'leaveEncashment',
    'shareSale',
    'arrears',
  ],
} as const satisfies Record<string, readonly SourceTopic[]>;

/** The rules of a calculation. */
export interface RuleScope {
  readonly rules: keyof typeof TOPICS;
  readonly year: FinancialYear;
  /** Decides the professional tax and the labour welfare fund. */
  readonly state?: State;
}

export const ruleSources = ({ rules, year, state = 'other' }: RuleScope): readonly RuleSource[] => {
  const byState = {
    professionalTax: PROFESSIONAL_TAX_SOURCES[state],
    welfareFund: welfareFundSource(state),
  };
  const sources = { ...RULE_SOURCES[year], ...byState };
  return TOPICS[rules].map((topic) => ({ topic, ...sources[topic] }));
};
