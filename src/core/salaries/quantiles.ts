import type { Paise } from '../calculators/money';

export interface Weighed {
  readonly amount: Paise;
  readonly weight: number;
}

/** The weight below plus half of the equal weight, clamped to 1..99. */
export function percentileOf(amount: Paise, peers: readonly Weighed[]): number {
  const total = peers.reduce((sum, { weight }) => sum + weight, 0);
  const below = peers.reduce(
    (sum, peer) => sum + (peer.amount < amount ? peer.weight : peer.amount === amount ? peer.weight / 2 : 0),
    0,
  );
  return Math.min(99, Math.max(1, Math.floor((100 * below) / total + 0.5)));
}

/** Weighted Hazen quantiles: midpoints of each value's weight, linear in between, constant outside. */
export function quantilesOf<const Places extends readonly number[]>(
  places: Places,
  peers: readonly Weighed[],
): { readonly [At in keyof Places]: Paise } {
  const points = midpoints(peers);
  return places.map((position) => between(points, position)) as { readonly [At in keyof Places]: Paise };
}

export function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

interface Midpoint {
  readonly value: Paise;
  readonly place: number;
}

function midpoints(peers: readonly Weighed[]): readonly Midpoint[] {
  const weights = new Map<Paise, number>();
  for (const { amount, weight } of peers) weights.set(amount, (weights.get(amount) ?? 0) + weight);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  return [...weights]
    .sort(([a], [b]) => a - b)
    .map(([value, weight]) => {
      const place = (seen + weight / 2) / total;
      seen += weight;
      return { value, place };
    });
}

function between(points: readonly Midpoint[], position: number): Paise {
  const after = points.findIndex(({ place }) => place >= position);
  const right = points[after] ?? points.at(-1);
  const left = points[after - 1];
  if (!right || !left) return right?.value ?? 0;
  return left.value + ((right.value - left.value) * (position - left.place)) / (right.place - left.place);
}
