import { ceilRupee, type Paise, part } from './money';
import type { RulePack } from './rules/rule-pack';

/** One month of ESI. Both shares go to the next higher rupee. */
export interface StateInsurance {
  readonly covered: boolean;
  readonly employee: Paise;
  readonly employer: Paise;
}

/** Who was covered when the half-year began stays covered, on the full pay, until it ends. */
export function stateInsurance(
  { esi }: RulePack,
  monthlyGross: Paise,
  coveredAtStart = false,
): StateInsurance {
  if (monthlyGross > esi.ceiling && !coveredAtStart) return { covered: false, employee: 0, employer: 0 };
  return {
    covered: true,
    employee: ceilRupee(part(monthlyGross, esi.employee)),
    employer: ceilRupee(part(monthlyGross, esi.employer)),
  };
}

/** The monthly pay that fits into a pool together with the employer's share; the whole pool when ESI does not apply. */
export function payWithin(rules: RulePack, pool: Paise): Paise {
  let pay = Math.floor((pool * 10_000) / (10_000 + rules.esi.employer) / 100) * 100;
  while (pay + 100 + ceilRupee(part(pay + 100, rules.esi.employer)) <= pool) pay += 100;
  while (pay > 0 && pay + ceilRupee(part(pay, rules.esi.employer)) > pool) pay -= 100;
  return pay <= rules.esi.ceiling ? pay : pool;
}
