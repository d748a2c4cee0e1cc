import { type RawBuilder, sql } from 'kysely';

/** A name as addresses have it. */
export const slugOf = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`;
