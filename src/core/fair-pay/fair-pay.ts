import type { Paise } from '../calculators/money';
import { effectiveSize, FEWEST_CONTRIBUTORS, type Peer } from './peers';
import { medianOf, percentileOf, quantilesOf } from './quantiles';
import type { PeerLevel } from './widening';

export type Confidence = 'VERY_HIGH' | 'HIGH' | 'MODERATE' | 'LOW' | 'VERY_LOW';
export type Verdict = 'WELL_ABOVE' | 'ABOVE' | 'FAIR' | 'SLIGHTLY_BELOW' | 'BELOW';

/** Where a pay stands among its peers. Amounts are paise a year; percentiles are of self-reported data. */
export interface FairPay {
  readonly kind: 'fairPay';
  readonly percentile: number;
  /** Percentage points each way, at 90 %. */
  readonly interval: number;
  readonly verdict: Verdict;
  /** The interval crosses into another verdict, so it is said with “about”. */
  readonly about: boolean;
  readonly p10: Paise;
  readonly p25: Paise;
  readonly p50: Paise;
  readonly p75: Paise;
  readonly p90: Paise;
  /** How far the pay is from the median, in percent of the median. */
  readonly gap: number;
  readonly contributors: number;
  readonly confidence: Confidence;
}
export type FairPayOutcome = FairPay | { readonly kind: 'insufficient' };

const GRAIN = 10_000_00;
/** Amounts are compared and shown to ten thousand rupees, so that no single salary can be read off. */
export const toGrain = (amount: Paise): Paise => Math.round(amount / GRAIN) * GRAIN;

/** Where an amount stands among peers, and how sure that is. */
export function fairPay(amount: Paise, level: PeerLevel, peers: readonly Peer[]): FairPayOutcome {
  if (peers.length < FEWEST_CONTRIBUTORS) return { kind: 'insufficient' };
  const effective = effectiveSize(peers);
  const percentile = percentileOf(amount, peers);
  const share = percentile / 100;
  const interval = 1.645 * 100 * Math.sqrt((share * (1 - share)) / effective);
  const exact = quantilesOf([0.1, 0.25, 0.5, 0.75, 0.9], peers);
  const [p10, p25, p50, p75, p90] = [
    toGrain(exact[0]),
    toGrain(exact[1]),
    toGrain(exact[2]),
    toGrain(exact[3]),
    toGrain(exact[4]),
  ];
  return {
    kind: 'fairPay',
    percentile,
    interval,
    verdict: verdictOf(percentile),
    about: verdictOf(percentile - interval) !== verdictOf(percentile + interval),
    ...{ p10, p25, p50, p75, p90 },
    gap: Math.round(((amount - p50) / p50) * 100),
    contributors: peers.length,
    confidence: confidenceOf(effective, level, {
      medianAge: medianOf(peers.map((peer) => peer.age)),
      spread: (p75 - p25) / p50,
    }),
  };
}

/** Under a quarter is below, the middle fifth is fair, over three quarters is well above. */
export function verdictOf(percentile: number): Verdict {
  if (percentile < 25) return 'BELOW';
  if (percentile < 40) return 'SLIGHTLY_BELOW';
  if (percentile <= 60) return 'FAIR';
  return percentile <= 75 ? 'ABOVE' : 'WELL_ABOVE';
}

/** From the effective size, less for wide groups, old data and a wide spread; the rule is shown beside the word. */
function confidenceOf(
  effective: number,
  level: PeerLevel,
  { medianAge, spread }: { medianAge: number; spread: number },
): Confidence {
  const size = effective >= 200 ? 5 : effective >= 75 ? 4 : effective >= 30 ? 3 : effective >= 15 ? 2 : 1;
  const width = level === 6 ? 2 : level >= 4 ? 1 : 0;
  const score = Math.min(5, Math.max(1, size - width - Number(medianAge > 24) - Number(spread > 1)));
  return CONFIDENCE[score - 1] ?? 'VERY_LOW';
}
const CONFIDENCE: readonly Confidence[] = ['VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'];
