const HALF_A_LAKH = 50_000;
/** An amount is at most this many steps, so that a step is at least 4 % of it. */
const MAX_STEPS = 25;

/** Rupees to half a lakh up to 12.5 lakh, then in steps that double: 1 lakh up to 25, 2 lakh up to 50 … */
export function roundPay(rupees: number): number {
  let step = HALF_A_LAKH;
  while (rupees > step * MAX_STEPS) step *= 2;
  return Math.round(rupees / step) * step;
}
