import { rupees } from '../money';

/** Tax-free leave encashment when a job ends, for employees outside the government. */
export const LEAVE_ENCASHMENT = {
  cap: rupees(2_500_000),
  months: 10,
  daysPerYear: 30,
} as const;

/** Tax on selling shares: long-term after this many months, else the short-term rate or the slabs. */
export const SHARE_SALE = {
  indian: { months: 12, long: 1250, free: rupees(125_000), short: 2000 },
  other: { months: 24, long: 1250, free: 0, short: undefined },
} as const;
