import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

type Db = Services['db'];

export interface NewMember {
  readonly id: string;
  readonly name: string;
  readonly isFromJobPortal: boolean;
}

export const memberBehind = async (db: Db, seal: string): Promise<string | undefined> =>
  (await db.selectFrom('identities').select('member_id').where('seal', '=', seal).executeTakeFirst())
    ?.member_id;

/** Finds the account if a concurrent sign-in has just created it, else creates it. */
export const findOrMakeMember = (
  db: Db,
  seal: string,
  { id, name, isFromJobPortal }: NewMember,
): Promise<{ memberId: string; isNew: boolean }> =>
  inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('members')
      .values({ id, name, is_from_job_portal: isFromJobPortal })
      .execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('identities')
      .values({ seal, member_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 0n) return { memberId: id, isNew: true };
    await transaction.deleteFrom('members').where('id', '=', id).execute();
    const memberId = await memberBehind(transaction, seal);
    return { memberId: memberId ?? id, isNew: false };
  });

export const readSandboxMembers = (db: Db) =>
  db
    .selectFrom('members')
    .select(['members.id', 'members.name', 'members.is_reader', 'members.is_writer'])
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
