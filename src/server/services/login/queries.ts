import type { Services } from '../services';

type Db = Services['db'];

export const keepSession = (db: Db, tokenHash: string, memberId: string, expiresAt: Date) =>
  db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, member_id: memberId, expires_at: expiresAt })
    .execute();

export const endSession = (db: Db, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const readSandboxMembers = (db: Db) =>
  db
    .selectFrom('members')
    .leftJoin('job_profiles', 'job_profiles.id', 'members.job_profile_id')
    .select([
      'members.id',
      'members.name',
      'members.is_reader',
      'members.is_writer',
      'job_profiles.name as job_profile',
    ])
    .where('members.sandbox_place', 'is not', null)
    .orderBy('members.sandbox_place')
    .execute();

export async function isSandboxMember(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('sandbox_place', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
