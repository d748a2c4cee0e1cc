import type { Kysely } from 'kysely';
import type { Tables } from './tables';

type Db = Kysely<Tables>;

/** Sessions lock the member first, then families by id, then tokens: decision 117. */
export const lockMember = (db: Db, memberId: string, strength: 'share' | 'change') =>
  db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .$if(strength === 'share', (query) => query.forKeyShare())
    .$if(strength === 'change', (query) => query.forUpdate())
    .executeTakeFirst();

export const lockFamilies = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('session_families')
    .select(['id', 'member_id', 'expires_at', 'about'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
