import { sql } from 'kysely';
import type { Services } from '../../services';

type Db = Services['db'];

const MAX_LISTED = 50;

export interface FamilyRow {
  readonly id: string;
  readonly expires_at: Date;
  readonly about: string | null;
}

/** The current session first, then the most recently used. */
export const listFamilies = async (
  db: Db,
  memberId: string,
  current: string,
): Promise<readonly FamilyRow[]> =>
  db
    .selectFrom('session_families')
    .select(['id', 'expires_at', 'about'])
    .where('member_id', '=', memberId)
    .orderBy(sql`id = ${current}`, 'desc')
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

/** The id if the member has such a session family. */
export async function ownFamily(db: Db, memberId: string, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
  return rows.map((row) => row.id);
}

export async function otherFamilies(db: Db, memberId: string, current: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '<>', current)
    .execute();
  return rows.map((row) => row.id);
}
