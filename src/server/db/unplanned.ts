import { type RawBuilder, sql } from 'kysely';

/**
 * Values that the planner cannot look up in its statistics. Otherwise its plan for the values of a request often looks a
 * little cheaper than the plan for all values, so PostgreSQL plans every request, which takes longer than many queries.
 * Not for queries whose best plan depends on the values.
 */
export const unplannedIds = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`array(select unnest(${ids}::text[]))`;
export const unplannedNumbers = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`array(select unnest(${ids}::integer[]))`;
export const unplannedText = (text: string): RawBuilder<string> => sql`(select ${text}::text)`;
export const unplannedNumber = (value: number): RawBuilder<number> => sql`(select ${value}::integer)`;
export const unplannedTime = (time: Date): RawBuilder<Date> => sql`(select ${time}::timestamptz)`;
