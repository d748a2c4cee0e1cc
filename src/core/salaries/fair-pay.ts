import type { Paise } from '../calculators/money';
import { peopleStep } from '../shared/people-steps';
import { shareInterval } from './intervals';
import { effectiveSize, MIN_CONTRIBUTORS, type Peer } from './peers';
import { medianOf, percentileOf, quantilesOf } from './quantiles';
import { roundPay } from './round-pay';
import type { PeerLevel } from './widen-group';

export type Confidence = 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'VERY_LOW';
export type Verdict = 'WELL_ABOVE' | 'ABOVE' | 'FAIR' | 'SLIGHTLY_BELOW' | 'BELOW';

/** The range of percentiles. An exact percentile would let salaries be found by bisection. */
export interface PercentileBand {
  readonly from: number;
  readonly to: number;
}

/** The rank of a salary among its peers. Amounts are rounded paise per year. */
export interface FairPay {
  readonly kind: 'fairPay';
  readonly band: PercentileBand;
  /** The band widened by the chance of the sample, for all such employees. */
  readonly likely: PercentileBand;
  readonly verdict: Verdict;
  readonly p10: Paise;
  readonly p25: Paise;
  readonly p50: Paise;
  readonly p75: Paise;
  readonly p90: Paise;
  /** Distance of the salary from the median, in percent of the median. */
  readonly gap: number;
  /** Lower bound in steps: 10, 20, 30, 50, 100 … */
  readonly contributors: number;
  readonly confidence: Confidence;
}
export type FairPayOutcome = FairPay | { readonly kind: 'insufficient' };

const PAISE = 100;
export const roundPaise = (amount: Paise): Paise => roundPay(amount / PAISE) * PAISE;

/** Ranks an amount among peers, with a confidence. The amount is rounded before the comparison. */
export function fairPay(amount: Paise, level: PeerLevel, peers: readonly Peer[]): FairPayOutcome {
  if (peers.length < MIN_CONTRIBUTORS) return { kind: 'insufficient' };
  const rounded = roundPaise(amount);
  const [p10, p25, p50, p75, p90] = quantilesOf([0.1, 0.25, 0.5, 0.75, 0.9], peers);
  const median = roundPaise(p50);
  const placed = bandOfPercentile(percentileOf(rounded, peers));
  const effective = effectiveSize(peers);
  return {
    kind: 'fairPay',
    ...placed,
    likely: likelyBand(placed.band, effective),
    p10: roundPaise(p10),
    p25: roundPaise(p25),
    p50: median,
    p75: roundPaise(p75),
    p90: roundPaise(p90),
    gap: Math.round(((rounded - median) / median) * 100),
    contributors: peopleStep(peers.length),
    confidence: confidenceOf(effective, level, {
      medianAge: medianOf(peers.map((peer) => peer.age)),
      spread: (p75 - p25) / p50,
    }),
  };
}

interface Placed {
  readonly verdict: Verdict;
  readonly band: PercentileBand;
}

/** Each with its last whole percentile. */
const BANDS: readonly (Placed & { readonly last: number })[] = [
  { last: 24, verdict: 'BELOW', band: { from: 0, to: 25 } },
  { last: 39, verdict: 'SLIGHTLY_BELOW', band: { from: 25, to: 40 } },
  { last: 60, verdict: 'FAIR', band: { from: 40, to: 60 } },
  { last: 75, verdict: 'ABOVE', band: { from: 60, to: 75 } },
];
const TOP: Placed = { verdict: 'WELL_ABOVE', band: { from: 75, to: 100 } };

/** Below the 25th percentile is below, the middle fifth is fair, above the 75th is well above. */
export function bandOfPercentile(percentile: number): Placed {
  const { verdict, band } = BANDS.find(({ last }) => percentile <= last) ?? TOP;
  return { verdict, band };
}

/** The range of percentiles that begins there. */
export const bandFrom = (from: number): PercentileBand =>
  BANDS.find(({ band }) => band.from === from)?.band ?? TOP.band;

const LIKELY_STEP = 5;

/** From the ends of the band, not from the percentile, so that it shows no more about anyone’s pay than the band. */
function likelyBand({ from, to }: PercentileBand, effective: number): PercentileBand {
  const { low } = shareInterval(from / 100, effective);
  const { high } = shareInterval(to / 100, effective);
  return {
    from: Math.floor((100 * low) / LIKELY_STEP) * LIKELY_STEP,
    to: Math.ceil((100 * high) / LIKELY_STEP) * LIKELY_STEP,
  };
}

/** Based on the effective size, reduced for wide groups, old data and a wide spread; the UI shows this rule. */
function confidenceOf(
  effective: number,
  level: PeerLevel,
  { medianAge, spread }: { medianAge: number; spread: number },
): Confidence {
  const size = effective >= 200 ? 5 : effective >= 75 ? 4 : effective >= 30 ? 3 : effective >= 15 ? 2 : 1;
  const width = level >= 5 ? 2 : level === 4 ? 1 : 0;
  const score = Math.min(5, Math.max(1, size - width - Number(medianAge > 24) - Number(spread > 1)));
  return CONFIDENCE[score - 1] ?? 'VERY_LOW';
}
const CONFIDENCE: readonly Confidence[] = ['VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'];
