import type { Updateable } from 'kysely';
import type { PreferenceTable } from '../../../db/profile-tables';
import type { Services } from '../../services';

type Db = Services['db'];

export interface StoredPreferences {
  readonly analytics: boolean;
  readonly allow_from: 'EVERYONE' | 'VERIFIED' | 'NOBODY';
  readonly read_receipts: boolean;
  readonly designation_read_receipts: boolean;
  readonly job_portal: boolean;
}

export const DEFAULT_ALLOW_FROM: StoredPreferences['allow_from'] = 'EVERYONE';

export async function readPreferences(db: Db, memberId: string): Promise<StoredPreferences> {
  const row = await db
    .selectFrom('preferences')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return {
    analytics: row?.analytics ?? true,
    allow_from: row?.allow_from ?? DEFAULT_ALLOW_FROM,
    read_receipts: row?.read_receipts ?? true,
    designation_read_receipts: row?.designation_read_receipts ?? true,
    job_portal: row?.job_portal ?? false,
  };
}

export const savePreferences = (
  db: Db,
  memberId: string,
  change: Omit<Updateable<PreferenceTable>, 'member_id'>,
) =>
  db
    .insertInto('preferences')
    .values({ member_id: memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
