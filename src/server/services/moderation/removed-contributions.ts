import { type RawBuilder, sql } from 'kysely';
import { REMOVAL_DAYS } from '../../../core/moderation/removed-contributions';
import { indianDay } from '../../db/indian-day';
import type { Services } from '../services';

type Db = Services['db'];

/** The seal is that of the author for reviews, or for interviews. */
interface RemovedContribution {
  readonly seal: string;
  readonly companyId: number;
}

/** Remembers that the author deleted a contribution that a moderator had removed: deleting it does not undo the decision. */
export const rememberRemoved = (db: Db, { seal, companyId }: RemovedContribution, today: Date) =>
  sql`
    insert into removed_contributions (author_seal, company_id, removed_on)
    values (${seal}, ${companyId}, ${indianDay(today)})
    on conflict (author_seal, company_id) do update set removed_on = excluded.removed_on`.execute(db);

/** Whether the author deleted a removed contribution of this company. The next one takes its place and is checked. */
export async function takeRemoved(
  db: Db,
  { seal, companyId }: RemovedContribution,
  today: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_recent: boolean }>`
    delete from removed_contributions where author_seal = ${seal} and company_id = ${companyId}
    returning removed_on > ${indianDay(today)}::date - ${REMOVAL_DAYS}::integer as is_recent`.execute(db);
  return rows[0]?.is_recent ?? false;
}

/** Whether a moderator decided about this item within the same days. */
export const isDecidedSince = (
  type: 'INTERVIEW' | 'PHOTO',
  id: RawBuilder<unknown>,
  today: Date,
): RawBuilder<unknown> => sql`exists (
  select from moderation_decisions d where d.resource_type = ${type} and d.resource_id = ${id}
    and d.decided_on > ${indianDay(today)}::date - ${REMOVAL_DAYS}::integer)`;
