import { PROFESSIONAL_TAX_SOURCES } from './rules/professional-tax-sources';
import type { FinancialYear } from './rules/rule-pack';
import { RULE_SOURCES, type SourceTopic } from './rules/rule-sources';
import type { Sourced } from './rules/sourced';
import type { State } from './rules/states';

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
    'welfareFund',
  ],
  gratuity: ['gratuity', 'codeWages'],
  houseRent: ['hra', 'oldRegime'],
  payChanges: ['newRegime', 'newRebate', 'leaveEncashment', 'shareSale', 'arrears'],
} as const satisfies Record<string, readonly SourceTopic[]>;

/** The rules of a calculation. */
export interface RuleScope {
  readonly rules: keyof typeof TOPICS;
  readonly year: FinancialYear;
  /** Decides the professional tax. */
  readonly state?: State;
}

export const ruleSources = ({ rules, year, state = 'other' }: RuleScope): readonly RuleSource[] =>
  TOPICS[rules].map((topic) => ({
    topic,
    ...(topic === 'professionalTax' ? PROFESSIONAL_TAX_SOURCES[state] : RULE_SOURCES[year][topic]),
  }));
