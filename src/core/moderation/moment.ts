import { INDIA_MS } from '../shared/india';
import { longDate } from '../shared/time';

/** Day and minute in IST, as deadlines in hours need it: 21 November 2026, 11:30 IST. */
export const moment = (date: Date): string =>
  `${longDate(date)}, ${new Date(date.getTime() + INDIA_MS).toISOString().slice(11, 16)} IST`;
