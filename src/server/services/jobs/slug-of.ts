import { type RawBuilder, sql } from 'kysely';

export const slugOf = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`;
