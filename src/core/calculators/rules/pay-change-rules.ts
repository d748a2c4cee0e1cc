import { rupees } from '../money';
import { CHECKED, type Sourced } from './rule-pack';

/** Tax-free leave encashment when a job ends, for employees outside the government. */
export const LEAVE_ENCASHMENT = {
  cap: rupees(2_500_000),
  months: 10,
  daysPerYear: 30,
  source:
    'Section 10(10AA), now Schedule of the 2025 Act: lowest of the amount, ten months’ basic and DA, unused leave up to 30 days for each year, and ₹25 lakh once in a lifetime; taxable while in service',
  verified: 'summary',
  checked: CHECKED,
  since: '2023-04-01',
} as const satisfies Sourced & Record<string, unknown>;

/** Tax on selling shares: long-term after this many months, else the short-term rate or the slabs. */
export const SHARE_SALE = {
  indian: { months: 12, long: 1250, free: rupees(125_000), short: 2000 },
  other: { months: 24, long: 1250, free: 0, short: undefined },
  source:
    'Sections 111A, 112 and 112A since 23 July 2024: shares listed in India 20% up to 12 months, then 12.5% above ₹1.25 lakh; foreign or unlisted shares at slab rates up to 24 months, then 12.5% (gainsutra.com, zrotax.com)',
  verified: 'summary',
  checked: CHECKED,
  since: '2024-07-23',
} as const satisfies Sourced & Record<string, unknown>;

export const ARREARS: Sourced = {
  source:
    'Section 89 and rule 21A: extra tax in the year of payment minus the extra tax in the year the arrears belong to; file Form 10E first (caclubindia.com)',
  verified: 'summary',
  checked: CHECKED,
};
