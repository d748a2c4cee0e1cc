import type { Paise } from '../calculators/money';
import { medianOf } from './quantiles';

export interface Peer {
  readonly amount: Paise;
  readonly weight: number;
  readonly company: string;
  /** Months since the report. */
  readonly age: number;
}

/** People whose pay was published together. */
export interface PeerBucket {
  /** A company, or a unique name for a bucket of many companies. */
  readonly company: string;
  /** Months since its newest report. */
  readonly age: number;
  /** Rounded fixed plus variable pay per year. */
  readonly pays: readonly Paise[];
}

/** Fewer people give no result. */
export const MIN_CONTRIBUTORS = 10;
/** Minimum for groups of a single company: colleagues know each other. */
export const MIN_COLLEAGUES = 30;
/** In the lists 15 years means 15 or more. */
export const MAX_EXPERIENCE = 15;
const COMPANY_SHARE = 0.25;
/** Minimum number of companies in a mixed group. */
const MIN_COMPANIES = 5;
const HALF_LIFE_MONTHS = 24;
/** Pay within a third and three times the median is never an outlier, even where most reports are equal. */
const MIN_SPREAD = Math.log10(3);

/** All people of these buckets, recent ones weighted higher, without implausible amounts. */
export const peersFrom = (buckets: readonly PeerBucket[]): readonly Peer[] =>
  withoutOutliers(
    buckets.flatMap(({ company, age, pays }) =>
      pays.map((amount) => ({ amount, weight: 0.5 ** (age / HALF_LIFE_MONTHS), company, age })),
    ),
  );

/** Drops amounts that cannot be pay, or are extreme outliers on a log scale. */
export function withoutOutliers<T extends { readonly amount: Paise }>(peers: readonly T[]): readonly T[] {
  const plausible = peers.filter(({ amount }) => amount >= 60_000_00 && amount <= 50_00_00_000_00);
  if (plausible.length < 20) return plausible;
  const logs = plausible.map(({ amount }) => Math.log10(amount));
  const middle = medianOf(logs);
  const distances = logs.map((log) => Math.abs(log - middle));
  const spread = Math.max(MIN_SPREAD, 3.5 * 1.4826 * medianOf(distances));
  return plausible.filter((_, index) => (distances[index] ?? 0) <= spread);
}

/** No company may carry more than a quarter of the weight: the heaviest ones are cut to exactly that. */
export function capCompanies(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const heaviest = [...weights].sort(([, a], [, b]) => b - a);
  for (let cut = 0; cut <= 3; cut++) {
    const rest = heaviest.slice(cut).reduce((sum, [, weight]) => sum + weight, 0);
    const share = (COMPANY_SHARE * rest) / (1 - COMPANY_SHARE * cut);
    if (cut === 3 || (heaviest[cut]?.[1] ?? 0) <= share)
      return new Map(heaviest.map(([company, weight], index) => [company, index < cut ? share : weight]));
  }
  return weights;
}

/** The same peers with company weights capped; undefined when there are too few companies to hide in. */
export function balanced(peers: readonly Peer[]): readonly Peer[] | undefined {
  const byCompany = new Map<string, number>();
  for (const { company, weight } of peers) byCompany.set(company, (byCompany.get(company) ?? 0) + weight);
  if (byCompany.size < MIN_COMPANIES) return undefined;
  const capped = capCompanies(byCompany);
  return peers.map((peer) => ({
    ...peer,
    weight: (peer.weight * (capped.get(peer.company) ?? 0)) / (byCompany.get(peer.company) ?? 1),
  }));
}

/** How many equally weighted people the weighted ones correspond to. */
export function effectiveSize(peers: readonly { readonly weight: number }[]): number {
  const sum = peers.reduce((total, { weight }) => total + weight, 0);
  const squares = peers.reduce((total, { weight }) => total + weight * weight, 0);
  return squares > 0 ? (sum * sum) / squares : 0;
}
