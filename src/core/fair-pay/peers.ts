import type { Paise } from '../calculators/money';
import { medianOf } from './quantiles';

/** One contributor's salary with how much it counts. */
export interface Peer {
  readonly amount: Paise;
  readonly weight: number;
  readonly company: string;
  /** Months since it was reported. */
  readonly age: number;
}

/** A salary as it was reported. */
export interface PayReport {
  /** Who reported it, sealed. */
  readonly contributor: string;
  readonly company: string;
  /** Whole years; 15 stands for 15 and more. */
  readonly experience: number;
  /** Fixed and variable of a year. */
  readonly amount: Paise;
  /** Months since. */
  readonly age: number;
  readonly verified: boolean;
}

/** Nothing is said from fewer people than this. */
export const FEWEST_CONTRIBUTORS = 10;
/** Older reports say nothing of today. */
export const OLDEST_MONTHS = 60;
/** In the lists 15 years stand for 15 and more. */
export const MOST_EXPERIENCE = 15;
const COMPANY_SHARE = 0.25;
/** Nor from fewer companies, where a group is of many. */
export const FEWEST_COMPANIES = 5;

/** How many years around one's own still compare; wide groups reach twice as far. */
export const reachOf = (experience: number, wide: boolean): number =>
  Math.max(1, 0.25 * experience) * (wide ? 2 : 1);

/** The years that compare with somebody's own; 15 and more compare with 15 and more. */
export function yearsAround(
  experience: number,
  wide: boolean,
): { readonly from: number; readonly to: number } {
  if (experience >= MOST_EXPERIENCE) return { from: MOST_EXPERIENCE, to: MOST_EXPERIENCE };
  const reach = Math.floor(reachOf(experience, wide));
  return { from: Math.max(0, experience - reach), to: Math.min(MOST_EXPERIENCE - 1, experience + reach) };
}

/** How much a peer counts: near in experience, recent and verified count more. */
export function peerWeight(of: {
  experience: number;
  theirs: number;
  wide: boolean;
  age: number;
  verified: boolean;
}): number {
  const reach = reachOf(of.experience, of.wide);
  const distance = Math.abs(of.experience - of.theirs);
  if (distance > reach) return 0;
  return (1 - distance / (reach + 1)) * 0.5 ** (of.age / 24) * (of.verified ? 1 : 0.7);
}

/** One person, one voice: the newest report of everybody who is near in experience, without what no one can mean. */
export function peersFrom(
  reports: readonly PayReport[],
  { experience, wide }: { readonly experience: number; readonly wide: boolean },
): readonly Peer[] {
  const years = yearsAround(experience, wide);
  const near = reports.filter(
    (report) =>
      report.age <= OLDEST_MONTHS && report.experience >= years.from && report.experience <= years.to,
  );
  const newest = new Map<string, PayReport>();
  for (const report of near) {
    const known = newest.get(report.contributor);
    if (!known || report.age < known.age) newest.set(report.contributor, report);
  }
  return withoutOutliers([...newest.values()]).map(
    ({ amount, company, age, verified, experience: theirs }) => ({
      amount,
      weight: peerWeight({ experience, theirs, wide, age, verified }),
      company,
      age,
    }),
  );
}

/** Amounts that cannot be pay, or stand absurdly far from the rest on a log scale, are dropped. */
export function withoutOutliers<T extends { readonly amount: Paise }>(peers: readonly T[]): readonly T[] {
  const plausible = peers.filter(({ amount }) => amount >= 60_000_00 && amount <= 50_00_00_000_00);
  if (plausible.length < 20) return plausible;
  const logs = plausible.map(({ amount }) => Math.log10(amount));
  const middle = medianOf(logs);
  const distances = logs.map((log) => Math.abs(log - middle));
  const spread = 3.5 * 1.4826 * medianOf(distances);
  return plausible.filter((_, at) => (distances[at] ?? 0) <= spread);
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

/** Too few companies to hide in, whatever is left out of these reports. */
export const isOfFew = (reports: readonly { readonly company: string }[]): boolean =>
  new Set(reports.map(({ company }) => company)).size < FEWEST_COMPANIES;

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

/** How many equally weighted people these are worth. */
export function effectiveSize(peers: readonly { readonly weight: number }[]): number {
  const sum = peers.reduce((total, { weight }) => total + weight, 0);
  const squares = peers.reduce((total, { weight }) => total + weight * weight, 0);
  return squares > 0 ? (sum * sum) / squares : 0;
}
