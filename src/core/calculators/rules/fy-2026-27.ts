import { rupees } from '../money';
import { NEW_REGIME, OLD_REGIME } from './income-tax-regimes';
import type { RulePack } from './rule-pack';

export const FY_2026_27: RulePack = {
  year: '2026-27',
  from: '2026-04-01',
  regimes: { new: NEW_REGIME, old: OLD_REGIME },
  cess: {
    rate: 400,
  },
  pf: {
    rate: 1200,
    ceiling: rupees(15_000),
    pensionRate: 833,
  },
  esi: {
    base: 'wages',
    ceiling: rupees(21_000),
    employeeFree: rupees(4_576),
    employee: 75,
    employer: 325,
  },
  gratuity: {
    accrual: 481,
    cap: rupees(2_000_000),
    centralGovernmentCap: rupees(2_500_000),
  },
  hra: {
    halfCities: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    reportedCities: ['Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
  },
  codeWages: {
    apply: true,
  },
};
