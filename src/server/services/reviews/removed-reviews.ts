import { sql } from 'kysely';
import { REVIEW_PERIOD_DAYS } from '../../../core/contributions/own-review';
import { indianDay } from '../../db/indian-day';
import type { Services } from '../services';

type Db = Services['db'];

interface RemovedReview {
  readonly seal: string;
  readonly companyId: number;
}

/** Remembers that the author deleted a review that a moderator had removed: deleting it does not undo the decision. */
export const rememberRemoved = (db: Db, { seal, companyId }: RemovedReview, today: Date) =>
  sql`
    insert into removed_reviews (author_seal, company_id, removed_on)
    values (${seal}, ${companyId}, ${indianDay(today)})
    on conflict (author_seal, company_id) do update set removed_on = excluded.removed_on`.execute(db);

/** Whether the author deleted a removed review of this company. The next review takes its place and is checked. */
export async function takeRemoved(db: Db, { seal, companyId }: RemovedReview, today: Date): Promise<boolean> {
  const { rows } = await sql<{ is_recent: boolean }>`
    delete from removed_reviews where author_seal = ${seal} and company_id = ${companyId}
    returning removed_on > ${indianDay(today)}::date - ${REVIEW_PERIOD_DAYS}::integer as is_recent`.execute(
    db,
  );
  return rows[0]?.is_recent ?? false;
}
