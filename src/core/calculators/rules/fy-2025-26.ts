import { FY_2026_27 } from './fy-2026-27';
import type { RulePack } from './rule-pack';

export const FY_2025_26: RulePack = {
  ...FY_2026_27,
  year: '2025-26',
  from: '2025-04-01',
  hra: {
    halfCities: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'],
    reportedCities: [],
  },
  esi: {
    ...FY_2026_27.esi,
    base: 'gross',
  },
  codeWages: { ...FY_2026_27.codeWages, apply: false },
};
