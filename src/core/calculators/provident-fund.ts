import { type Paise, partRupee } from './money';
import type { RulePack } from './rules/rule-pack';

export type PfMode = 'none' | 'ceiling' | 'full';

/** One month of provident fund. Employee and employer pay the same; part of the employer's goes to the pension. */
export interface ProvidentFund {
  readonly employee: Paise;
  readonly employer: Paise;
  readonly pension: Paise;
}

export function providentFund({ pf }: RulePack, monthlyWages: Paise, mode: PfMode): ProvidentFund {
  if (mode === 'none') return { employee: 0, employer: 0, pension: 0 };
  const capped = Math.min(monthlyWages, pf.ceiling);
  const each = partRupee(mode === 'full' ? monthlyWages : capped, pf.rate);
  return { employee: each, employer: each, pension: Math.min(each, partRupee(capped, pf.pensionRate)) };
}
