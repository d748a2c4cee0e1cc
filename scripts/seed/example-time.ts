import { hourOf } from '../../src/server/services/feed/cut-to-hour';
import type { Services } from '../../src/server/services/services';

/** The current time in the examples. */
const EXAMPLE_NOW = Date.parse('2026-11-20T09:30:00.000Z');

/** As long before now as the example is before its own now, to the hour as everything is stored. */
export const shifted = (moment: string, { now }: Pick<Services, 'now'>): Date =>
  hourOf(new Date(now().getTime() - (EXAMPLE_NOW - Date.parse(moment))));
