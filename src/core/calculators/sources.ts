import type { ruleText } from './rule-text';
import type { RulePack, Sourced } from './rules/rule-pack';

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

export const selectSource = (
  topic: SourceTopic,
  { source, verified, checked, since }: Sourced,
): RuleSource => ({
  topic,
  source,
  verified,
  checked,
  since,
});

export const gratuitySources = (rules: RulePack): readonly RuleSource[] => [
  selectSource('gratuity', rules.gratuity),
  selectSource('codeWages', rules.codeWages),
];

export const houseRentSources = (rules: RulePack): readonly RuleSource[] => [
  selectSource('hra', rules.hra),
  selectSource('oldRegime', rules.regimes.old),
];
