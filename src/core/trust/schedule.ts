import { quarterOf } from '../contributions/months';
import type { LoggedType } from './contribution';
import type { LogEntry } from './entry';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
/** Covers the months of the longest quarter. */
const PAST_QUARTER_DAYS = 93;
/** Deletions by one author on one day are spread over a week in the log. */
const SCATTER_HOURS = 7 * 24;

/** Contributions enter the log with the same coarse time that the product stores. */
const PERIOD_ENDS: Readonly<Record<LoggedType, (at: number) => number>> = {
  POST: (at) => after(at, AN_HOUR),
  COMMENT: (at) => after(at, AN_HOUR),
  REVIEW: (at) => after(at, A_DAY),
  INTERVIEW: (at) => quarterEnd(at),
};

const after = (at: number, period: number): number => (Math.floor(at / period) + 1) * period;

/** The first full hour of the next quarter in India. */
function quarterEnd(at: number): number {
  const quarter = quarterOf(at);
  let end = after(at, A_DAY);
  for (let day = 0; day < PAST_QUARTER_DAYS && quarterOf(end) === quarter; day++) end += A_DAY;
  return end;
}

/** The hour in which entries about the acts of a day enter the log. */
export const endOfDay = (at: number): number => after(at, A_DAY);

interface Moment {
  /** When the contribution was written, as it is stored. */
  readonly writtenAt: number;
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly chance: number;
}

/** The hour in which an entry about a contribution may enter the log. */
export function dueAt(kind: LogEntry['kind'], type: LoggedType, { writtenAt, now, chance }: Moment): number {
  const own = PERIOD_ENDS[type](writtenAt);
  if (kind === 'accepted' && own > now) return own;
  const daily = Math.max(after(now, A_DAY), PERIOD_ENDS[type](now));
  const isScattered = kind === 'deleted' || kind === 'appeal';
  return daily + (isScattered ? Math.floor(chance * SCATTER_HOURS) * AN_HOUR : 0);
}
