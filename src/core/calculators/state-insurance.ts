import { codeWages } from './code-wages';
import { ceilRupee, type Paise, part } from './money';
import type { RulePack } from './rules/rule-pack';

/** One month of ESI. Both shares are rounded up to the next rupee. */
export interface StateInsurance {
  readonly covered: boolean;
  readonly employee: Paise;
  readonly employer: Paise;
}

/** An employee covered when the half-year began stays covered, on all wages, until it ends. */
export function stateInsurance(
  { esi }: RulePack,
  monthlyWages: Paise,
  coveredAtStart = false,
): StateInsurance {
  if (monthlyWages > esi.ceiling && !coveredAtStart) return { covered: false, employee: 0, employer: 0 };
  return {
    covered: true,
    employee: monthlyWages <= esi.employeeFree ? 0 : ceilRupee(part(monthlyWages, esi.employee)),
    employer: ceilRupee(part(monthlyWages, esi.employer)),
  };
}

/** An employer's monthly cost of pay, ESI and PF; the ESI share is solved from the rest of the CTC. */
export interface MonthlyCost {
  readonly basic: Paise;
  readonly employerPf: Paise;
  /** Gross pay and the employer's ESI share together. */
  readonly pool: Paise;
}

/**
 * The monthly wages ESI is paid on, after taking the employer's share out of the pool; undefined when not covered.
 */
export function insuredWages(rules: RulePack, { basic, employerPf, pool }: MonthlyCost): Paise | undefined {
  const wagesOf = (gross: Paise): Paise =>
    rules.esi.base === 'gross' ? gross : codeWages(basic, Math.max(0, gross - basic) + employerPf).wages;
  const share = (gross: Paise): Paise => stateInsurance(rules, wagesOf(gross), true).employer;
  let gross = Math.floor((pool - share(pool)) / 100) * 100;
  // The search only raises the wages, and for a large pool it would be long.
  if (wagesOf(gross) > rules.esi.ceiling) return undefined;
  while (gross + 100 + share(gross + 100) <= pool) gross += 100;
  const wages = wagesOf(gross);
  return wages <= rules.esi.ceiling ? wages : undefined;
}
