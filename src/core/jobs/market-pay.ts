import type { Compensation } from './compensation';
import type { RolePay } from './job';

export type AgainstMarket = 'above' | 'around' | 'below';

/**
 * Compares the middle of the offered pay with the likely range of the market's median. With one bound only, the result
 * is undefined unless that bound decides it.
 */
export function againstMarket(
  { minCtc, maxCtc, currency }: Compensation,
  market: RolePay | undefined,
): AgainstMarket | undefined {
  if (!market || currency !== 'INR') return undefined;
  if (minCtc === undefined) return maxCtc !== undefined && maxCtc < market.low ? 'below' : undefined;
  if (maxCtc === undefined) return minCtc > market.high ? 'above' : undefined;
  const middle = (minCtc + maxCtc) / 2;
  if (middle > market.high) return 'above';
  return middle < market.low ? 'below' : 'around';
}
