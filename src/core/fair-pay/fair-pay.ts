import type { Paise } from '../calculators/money';

/** Where a pay stands among its peers. Amounts are paise a year; percentiles are of self-reported data. */

/** One contributor's salary with how much it counts. */
export interface Peer {
  readonly amount: Paise;
  readonly weight: number;
  readonly company: string;
  /** Months since it was reported. */
  readonly age: number;
}

/** How wide the peer group had to be drawn, from profile + company + city (0) to the role family in India (6). */
export type PeerLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type Confidence = 'Very High' | 'High' | 'Moderate' | 'Low' | 'Very Low';
export type Verdict = 'wellAbove' | 'above' | 'fair' | 'slightlyBelow' | 'below';

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
  readonly effective: number;
  readonly confidence: Confidence;
  readonly level: PeerLevel;
}
export type FairPayOutcome = FairPay | { readonly kind: 'insufficient' };

/** Nothing is said from fewer people than this. */
export const FEWEST_CONTRIBUTORS = 10;
const ENOUGH_EFFECTIVE = 30;
const COMPANY_SHARE = 0.25;
const FEWEST_COMPANIES = 5;

/** How much a peer counts: near in experience, recent and verified count more. */
export function peerWeight(of: {
  experience: number;
  theirs: number;
  wide: boolean;
  age: number;
  verified: boolean;
}): number {
  const reach = Math.max(1, 0.25 * of.experience) * (of.wide ? 2 : 1);
  const distance = Math.abs(of.experience - of.theirs);
  if (distance > reach) return 0;
  return (1 - distance / (reach + 1)) * 0.5 ** (of.age / 24) * (of.verified ? 1 : 0.7);
}

/** Amounts that cannot be pay, or stand absurdly far from the rest on a log scale, are dropped. */
export function withoutOutliers<T extends { readonly amount: Paise }>(peers: readonly T[]): readonly T[] {
  const plausible = peers.filter(({ amount }) => amount >= 60_000_00 && amount <= 50_00_00_000_00);
  if (plausible.length < 20) return plausible;
  const logs = plausible.map(({ amount }) => Math.log10(amount));
  const middle = medianOf(logs);
  const spread = 3.5 * 1.4826 * medianOf(logs.map((log) => Math.abs(log - middle)));
  return plausible.filter(({ amount }) => Math.abs(Math.log10(amount) - middle) <= spread);
}

/** No company may carry more than a quarter of the weight: the heaviest ones are cut to just that. */
export function capCompanies(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const heaviest = [...weights].sort(([, a], [, b]) => b - a);
  for (let cut = 0; cut <= 3; cut++) {
    const rest = heaviest.slice(cut).reduce((sum, [, weight]) => sum + weight, 0);
    const share = (COMPANY_SHARE * rest) / (1 - COMPANY_SHARE * cut);
    if (cut === 3 || (heaviest[cut]?.[1] ?? 0) <= share)
      return new Map(heaviest.map(([company, weight], at) => [company, at < cut ? share : weight]));
  }
  return weights;
}

/** The same peers, no company dominating; undefined when there are too few companies to hide in. */
export function balanced(peers: readonly Peer[]): readonly Peer[] | undefined {
  const byCompany = new Map<string, number>();
  for (const { company, weight } of peers) byCompany.set(company, (byCompany.get(company) ?? 0) + weight);
  if (byCompany.size < FEWEST_COMPANIES) return undefined;
  const capped = capCompanies(byCompany);
  return peers.map((peer) => ({
    ...peer,
    weight: (peer.weight * (capped.get(peer.company) ?? 0)) / (byCompany.get(peer.company) ?? 1),
  }));
}

/** The first level that is wide enough, else the one with the most effective peers among those with ten people. */
export function pickLevel(levels: readonly { readonly level: PeerLevel; readonly peers: readonly Peer[] }[]) {
  const usable = levels.flatMap(({ level, peers }) => {
    const fit = level >= 2 ? balanced(peers) : peers;
    return fit && fit.length >= FEWEST_CONTRIBUTORS
      ? [{ level, peers: fit, effective: effectiveSize(fit) }]
      : [];
  });
  const wideEnough = usable.find(({ effective }) => effective >= ENOUGH_EFFECTIVE);
  return (
    wideEnough ??
    usable.reduce<(typeof usable)[number] | undefined>(
      (best, one) => (best && best.effective >= one.effective ? best : one),
      undefined,
    )
  );
}

/** How many equally weighted people these are worth. */
export function effectiveSize(peers: readonly { readonly weight: number }[]): number {
  const sum = peers.reduce((total, { weight }) => total + weight, 0);
  const squares = peers.reduce((total, { weight }) => total + weight * weight, 0);
  return squares > 0 ? (sum * sum) / squares : 0;
}

/** Where an amount stands among peers, and how sure that is. */
export function fairPay(amount: Paise, level: PeerLevel, peers: readonly Peer[]): FairPayOutcome {
  if (peers.length < FEWEST_CONTRIBUTORS) return { kind: 'insufficient' };
  const effective = effectiveSize(peers);
  const percentile = percentileOf(amount, peers);
  const share = percentile / 100;
  const interval = 1.645 * 100 * Math.sqrt((share * (1 - share)) / effective);
  const [p10, p25, p50, p75, p90] = [0.1, 0.25, 0.5, 0.75, 0.9].map((at) =>
    roundTenThousand(quantileOf(at, peers)),
  ) as [Paise, Paise, Paise, Paise, Paise];
  return {
    kind: 'fairPay',
    percentile,
    interval,
    verdict: verdictOf(percentile),
    about: verdictOf(percentile - interval) !== verdictOf(percentile + interval),
    ...{ p10, p25, p50, p75, p90 },
    gap: Math.round(((amount - p50) / p50) * 100),
    contributors: peers.length,
    effective,
    confidence: confidenceOf(effective, level, {
      medianAge: medianOf(peers.map((peer) => peer.age)),
      spread: (p75 - p25) / p50,
    }),
    level,
  };
}

/** The weight below plus half of the weight equal, clamped to 1..99. */
export function percentileOf(amount: Paise, peers: readonly Peer[]): number {
  const total = peers.reduce((sum, { weight }) => sum + weight, 0);
  const below = peers.reduce(
    (sum, peer) => sum + (peer.amount < amount ? peer.weight : peer.amount === amount ? peer.weight / 2 : 0),
    0,
  );
  return Math.min(99, Math.max(1, Math.floor((100 * below) / total + 0.5)));
}

/** Weighted Hazen: midpoints of each value's weight, straight between, flat outside. */
export function quantileOf(at: number, peers: readonly Peer[]): Paise {
  const weights = new Map<Paise, number>();
  for (const { amount, weight } of peers) weights.set(amount, (weights.get(amount) ?? 0) + weight);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  let previous: { value: Paise; place: number } | undefined;
  for (const [value, weight] of [...weights].sort(([a], [b]) => a - b)) {
    const place = (seen + weight / 2) / total;
    if (place >= at) {
      if (!previous) return value;
      return previous.value + ((value - previous.value) * (at - previous.place)) / (place - previous.place);
    }
    seen += weight;
    previous = { value, place };
  }
  return previous?.value ?? 0;
}

function verdictOf(percentile: number): Verdict {
  if (percentile < 25) return 'below';
  if (percentile < 40) return 'slightlyBelow';
  if (percentile <= 60) return 'fair';
  return percentile <= 75 ? 'above' : 'wellAbove';
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
  return CONFIDENCE[score - 1] ?? 'Very Low';
}
const CONFIDENCE: readonly Confidence[] = ['Very Low', 'Low', 'Moderate', 'High', 'Very High'];

const roundTenThousand = (amount: Paise): Paise => Math.round(amount / 10_000_00) * 10_000_00;

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
