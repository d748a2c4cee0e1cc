import { type Paise, roundRupee } from './money';

/** A hike in hundredths of a percent; undefined when the previous pay is not positive. */
export function hikePercent(before: Paise, after: Paise): number | undefined {
  if (before <= 0) return undefined;
  return Math.floor(((after - before) * 10_000) / before + 0.5) / 100;
}

/** Pay after a hike. A pay cut is a negative hike. */
export const afterHike = (before: Paise, percent: number): Paise =>
  roundRupee(Math.round((before * (10_000 + Math.round(percent * 100))) / 10_000));

/** Pay before a hike; undefined for a hike of -100 % or less. */
export function beforeHike(after: Paise, percent: number): Paise | undefined {
  const factor = 10_000 + Math.round(percent * 100);
  return factor > 0 ? roundRupee(Math.round((after * 10_000) / factor)) : undefined;
}

/** Pay per year with the same hike every year, rounded each year. */
export function projection(from: Paise, percent: number, years: number): readonly Paise[] {
  const pay: Paise[] = [];
  for (let year = 0, current = from; year < years; year++) {
    current = afterHike(current, percent);
    pay.push(current);
  }
  return pay;
}
