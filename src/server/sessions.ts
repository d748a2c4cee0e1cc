import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './db/tables';
import type { Caller } from './http/caller';

export const SESSION_COOKIE = 'AT';

/** Only this hash is stored, so a copy of the database signs nobody in. */
export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const callerOf = async (db: Kysely<Tables>, token: string, now: Date): Promise<Caller | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['members.id', 'members.is_reader', 'members.is_writer'])
    .where('sessions.token_hash', '=', sessionHash(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row && { memberId: row.id, isReader: row.is_reader, isWriter: row.is_writer };
};
