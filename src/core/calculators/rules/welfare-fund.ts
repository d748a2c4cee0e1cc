import { type Paise, rupees } from '../money';
import type { State } from './states';

/** The employee’s yearly contribution to the labour welfare fund; a share of the gross where the state says so. */
export interface WelfareFundRule {
  readonly yearly: Paise;
  readonly rate?: number;
}

const yearly = (amount: number): WelfareFundRule => ({ yearly: rupees(amount) });

/** States without a rule here have no fund, or one whose rate we could not confirm. */
const WELFARE_FUND: Partial<Record<State, WelfareFundRule>> = {
  KA: yearly(50),
  AP: yearly(30),
  CH: yearly(60),
  CG: yearly(30),
  DL: yearly(1.5),
  GA: yearly(120),
  KL: yearly(240),
  MH: yearly(24),
  TN: yearly(20),
  /** 0.2 % of gross, at most ₹34 a month. */
  HR: { yearly: rupees(34 * 12), rate: 20 },
};

export function welfareFund(state: State, yearlyGross: Paise): Paise {
  const rule = WELFARE_FUND[state];
  if (!rule) return 0;
  return rule.rate === undefined
    ? rule.yearly
    : Math.min(rule.yearly, Math.round((yearlyGross * rule.rate) / 10_000));
}
