import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/tables';
import type { Designation } from './designation';

type Db = Kysely<Tables>;

/** Columns of an alias that hold its label. */
export const SHOWN = ['user_name', 'bio', 'is_verified'] as const;

export const shownLabel = (alias: {
  readonly user_name: string;
  readonly bio: string;
  readonly is_verified: boolean;
}): Designation => ({ name: alias.user_name, bio: alias.bio, isVerified: alias.is_verified });

export const columnsOf = ({ name, bio, isVerified }: Designation) => ({
  user_name: name,
  bio,
  is_verified: isVerified,
});

/**
 * Whether a person other than its owner may have seen the alias. Posts and comments leave their row when they are
 * deleted. A chat that was left or whose other member is gone leaves none; its readers were one person or a few.
 */
export const wasSeen = (alias: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from posts where alias_id = ${alias})
  or exists (select from comments where alias_id = ${alias})
  or exists (select from chat_seats where alias_id = ${alias})
  or exists (select from chat_messages where alias_id = ${alias}))`;

/** The day of the first post or comment that every visitor can see now; null without one. */
export const publicSince = (alias: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`
  to_char(least(
    (select min(created_at) from posts where alias_id = ${alias} and status = 'LIVE'),
    (select min(c.created_at) from comments c join posts p on p.id = c.post_id
      where c.alias_id = ${alias} and c.status = 'LIVE' and p.status = 'LIVE')
  ) at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The first of the labels that needs no cohort or that an alias shows already; a new label appears on five at once. */
export async function firstShown(
  db: Db,
  labels: readonly [Designation, ...Designation[]],
): Promise<Designation> {
  for (const label of labels.slice(0, -1)) if (await isShown(db, label)) return label;
  return labels.at(-1) ?? labels[0];
}

async function isShown(db: Db, { name, bio, isVerified }: Designation): Promise<boolean> {
  const { rows } = await sql`
    select from aliases where profile_type = 'DESIGNATION'
      and bio = ${bio} and user_name = ${name} and is_verified = ${isVerified} limit 1`.execute(db);
  return rows.length > 0;
}
