import { ARREARS, LEAVE_ENCASHMENT, SHARE_SALE } from './rules/pay-change-rules';
import type { RulePack } from './rules/rule-pack';
import { type RuleSource, selectSource } from './sources';

export const payChangeSources = (rules: RulePack): readonly RuleSource[] => [
  selectSource('newRegime', rules.regimes.new),
  selectSource('newRebate', rules.regimes.new.rebate),
  selectSource('leaveEncashment', LEAVE_ENCASHMENT),
  selectSource('shareSale', SHARE_SALE),
  selectSource('arrears', ARREARS),
];
