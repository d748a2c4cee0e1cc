import { INDIA_MS } from '../../core/shared/india';

export const indianDay = (date: Date): string =>
  new Date(date.getTime() + INDIA_MS).toISOString().slice(0, 10);

/** The first day of the month. */
export const indianMonth = (date: Date): string => `${indianDay(date).slice(0, 7)}-01`;
