import { type Paise, roundRupee } from './money';

/** A rise in hundredths of a percent; undefined when there is nothing to rise from. */
export function hikePercent(before: Paise, after: Paise): number | undefined {
  if (before <= 0) return undefined;
  return Math.floor(((after - before) * 10_000) / before + 0.5) / 100;
}

/** The pay after a rise. A cut is a negative rise. */
export const afterHike = (before: Paise, percent: number): Paise =>
  roundRupee(Math.round((before * (10_000 + Math.round(percent * 100))) / 10_000));

/** The pay before a rise; undefined when the rise took everything. */
export function beforeHike(after: Paise, percent: number): Paise | undefined {
  const factor = 10_000 + Math.round(percent * 100);
  return factor > 0 ? roundRupee(Math.round((after * 10_000) / factor)) : undefined;
}

/** Year by year with the same rise each year, rounded each year. */
export function projection(from: Paise, percent: number, years: number): readonly Paise[] {
  const pay: Paise[] = [];
  for (let year = 0, current = from; year < years; year++) {
    current = afterHike(current, percent);
    pay.push(current);
  }
  return pay;
}
