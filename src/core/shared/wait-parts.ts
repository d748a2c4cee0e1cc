const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export type WaitUnit = (typeof UNITS)[number][0];

/** A waiting time as a count and its unit, in seconds as long as they can be counted down. */
export function waitParts(seconds: number): readonly [count: number, unit: WaitUnit] {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[3];
  return [Math.ceil(seconds / size) || 1, unit];
}
