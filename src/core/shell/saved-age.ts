const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
const MINUTE = 60_000;

export type AgeUnit = (typeof UNITS)[number][0];

/** The age of a saved page in whole units; 0 minutes if it was saved just now or by a clock that was ahead. */
export function savedAge(savedAt: number, now: number): readonly [count: number, unit: AgeUnit] {
  const minutes = Math.max(0, Math.floor((now - savedAt) / MINUTE));
  const [unit, size] = UNITS.find(([, size]) => minutes >= size) ?? UNITS[2];
  return [Math.floor(minutes / size), unit];
}
