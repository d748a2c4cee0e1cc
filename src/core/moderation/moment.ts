import { longDate } from '../shared/time';

const INDIA_MS = 5.5 * 3_600_000;

/** Day and minute in IST, as deadlines in hours need it: 21 November 2026, 11:30 IST. */
export const moment = (date: Date): string =>
  `${longDate(date)}, ${new Date(date.getTime() + INDIA_MS).toISOString().slice(11, 16)} IST`;
