import { FY_2026_27 } from './fy-2026-27';
import { CHECKED, type RulePack } from './rule-pack';

export const FY_2025_26: RulePack = {
  ...FY_2026_27,
  year: '2025-26',
  from: '2025-04-01',
  hra: {
    halfCities: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'],
    reportedCities: [],
    source: 'Income-tax Rules 1962, rule 2A',
    verified: 'statute',
    checked: CHECKED,
  },
  esi: {
    ...FY_2026_27.esi,
    base: 'gross',
    source:
      'Gross pay up to ₹21,000 a month until 20 November 2025 (ctctosalary.in, greytHR). We use it for the whole year, although wages decide since 21 November 2025',
    verified: 'summary',
    checked: CHECKED,
  },
  codeWages: { ...FY_2026_27.codeWages, apply: false },
};
