import type { Services } from '../../src/server/services/services';
import { hourOf } from '../../src/server/services/shared/cut-to-hour';

/** The current time in the examples. */
const EXAMPLE_NOW = Date.parse('2026-11-20T09:30:00.000Z');

/** Converts a time of an example to the same distance from now, rounded to the hour like all stored times. */
export const shifted = (moment: string, { now }: Pick<Services, 'now'>): Date =>
  hourOf(new Date(now().getTime() - (EXAMPLE_NOW - Date.parse(moment))));
