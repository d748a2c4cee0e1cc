import { RATING_CATEGORIES } from '../reviews/rating';
import type { ComparedCompany } from './compared-companies';
import { jobsIn } from './rows';

/** A 95 % likely range. */
interface Likely {
  readonly low: number;
  readonly high: number;
}

/** Marks the company whose range is above all other ranges; marks none if ranges overlap or only one exists. */
export function clearlyBest(ranges: readonly (Likely | undefined)[]): readonly boolean[] {
  const known = ranges.filter((range) => range !== undefined);
  return ranges.map(
    (range) =>
      range !== undefined &&
      known.length > 1 &&
      known.every((other) => other === range || range.low > other.high),
  );
}

export interface Verdict {
  /** Ratings that at least two of the companies have. */
  readonly ratings: number;
  /** Companies that are clearly better on at least one rating, the best first. */
  readonly better: readonly { readonly name: string; readonly ratings: number }[];
  /** Ratings on which no company is clearly better. */
  readonly close: number;
  /** The company that clearly pays more; 'close' if none does; undefined without roles in common. */
  readonly pay: { readonly name: string } | 'close' | undefined;
}

export function verdictOf(columns: readonly ComparedCompany[]): Verdict {
  const rows = ratingRows(columns).filter((ranges) => ranges.filter(Boolean).length > 1);
  const wins = winsOf(columns.length, rows);
  const better = columns
    .map(({ card }, index) => ({ name: card.name, ratings: wins[index] ?? 0 }))
    .filter(({ ratings }) => ratings > 0)
    .sort((a, b) => b.ratings - a.ratings);
  const close = better.reduce((left, { ratings }) => left - ratings, rows.length);
  return { ratings: rows.length, better, close, pay: payVerdict(columns) };
}

const ratingRows = (columns: readonly ComparedCompany[]): readonly (readonly (Likely | undefined)[])[] => [
  columns.map(({ rating }) => rating),
  ...RATING_CATEGORIES.map((category) =>
    columns.map(({ ratings }) => ratings.find((item) => item.category === category)),
  ),
];

const winsOf = (columns: number, rows: readonly (readonly (Likely | undefined)[])[]): readonly number[] => {
  const best = rows.map(clearlyBest);
  return Array.from({ length: columns }, (_, index) => best.filter((row) => row[index]).length);
};

/** Only one company may be clearly better at any role; two that win different roles are too close to call. */
function payVerdict(columns: readonly ComparedCompany[]): Verdict['pay'] {
  const rows = jobsIn(columns).map(({ id }) =>
    columns.map(({ salaries }) => salaries.find(({ jobProfileId }) => jobProfileId === id)),
  );
  if (rows.length === 0) return undefined;
  const wins = winsOf(columns.length, rows);
  const [winner, second] = columns.filter((_, index) => (wins[index] ?? 0) > 0);
  return winner && !second ? { name: winner.card.name } : 'close';
}
