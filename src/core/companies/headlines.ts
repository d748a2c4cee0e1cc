import { CRORE, cut, grouped, LAKH } from '../shared/numbers';

export interface HeadlineCounts {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

/** Smaller figures attract no one, and would reveal single contributions. */
const MIN_SHOWN = 100;

/** Rounds down, so that a headline never promises more than there is. */
function figure(count: number): string {
  if (count >= CRORE) return `${cut(count, CRORE, 1)} Crore+`;
  if (count >= LAKH) return `${cut(count, LAKH, 1)} Lakh+`;
  const step = count >= 1000 ? 1000 : 100;
  return `${grouped(cut(count, step, 0) * step)}+`;
}

/** The headline figures of an installation whose operator set none. */
export const countedHeadlines = (counts: HeadlineCounts): readonly string[] =>
  (['reviews', 'interviews', 'salaries', 'users'] as const)
    .filter((name) => counts[name] >= MIN_SHOWN)
    .map((name) => `${figure(counts[name])} ${name}`);
