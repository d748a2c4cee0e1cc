import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

type Db = Services['db'];

/** The seals of all identities of a member at a provider: login identities and the linked account. */
export async function knownSeals(db: Db, memberId: string): Promise<ReadonlySet<string>> {
  const identities = await db
    .selectFrom('identities')
    .select('seal')
    .where('member_id', '=', memberId)
    .execute();
  const link = await readLink(db, memberId);
  return new Set([...identities.map(({ seal }) => seal), ...(link === undefined ? [] : [link])]);
}

/** Whether the member is known to have an account: through login or a link. */
export async function hasAccount(db: Db, memberId: string): Promise<boolean> {
  const signedUp = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('is_from_job_portal', '=', true)
    .executeTakeFirst();
  return signedUp !== undefined || (await readLink(db, memberId)) !== undefined;
}

export const readLink = async (db: Db, memberId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('job_portal_links')
      .select('account_seal')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.account_seal;

/** Returns false, and changes nothing, when the account already verifies another member. */
export const saveLink = (db: Db, memberId: string, accountSeal: string): Promise<boolean> =>
  inTurn(db, `job portal account ${accountSeal}`, async (transaction) => {
    const taken = await transaction
      .selectFrom('job_portal_links')
      .select('member_id')
      .where('account_seal', '=', accountSeal)
      .where('member_id', '<>', memberId)
      .executeTakeFirst();
    if (taken) return false;
    await transaction
      .insertInto('job_portal_links')
      .values({ member_id: memberId, account_seal: accountSeal })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ account_seal: accountSeal }))
      .execute();
    return true;
  });

interface Places {
  readonly department_id: number | null;
  readonly industry_id: number | null;
}

/** Maps the portal's names to the ids of our lists. */
export async function listedAs(
  db: Db,
  department: string | undefined,
  industry: string | undefined,
): Promise<Places> {
  const idOf = async (table: 'departments' | 'industries', name: string | undefined) =>
    name === undefined
      ? undefined
      : await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  return {
    department_id: (await idOf('departments', department))?.id ?? null,
    industry_id: (await idOf('industries', industry))?.id ?? null,
  };
}
