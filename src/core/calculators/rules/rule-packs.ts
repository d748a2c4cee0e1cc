import { FY_2025_26 } from './fy-2025-26';
import { FY_2026_27 } from './fy-2026-27';
import type { FinancialYear, RulePack } from './rule-pack';

export const DEFAULT_YEAR: FinancialYear = '2026-27';

const RULE_PACKS = { '2025-26': FY_2025_26, '2026-27': FY_2026_27 } satisfies Record<FinancialYear, RulePack>;

export const rulesOf = (year: FinancialYear): RulePack => RULE_PACKS[year];
