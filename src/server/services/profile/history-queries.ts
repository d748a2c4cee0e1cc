import { sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

type Db = Services['db'];

/** The number of companies shown; older visits are deleted. */
export const MOST_VISITED = 20;

export interface VisitedRow {
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
}

export async function readVisited(db: Db, readerSeal: string): Promise<readonly VisitedRow[]> {
  const { rows } = await sql<VisitedRow>`
    select c.url_name, c.name, c.logo from browsing_history h join companies c on c.id = h.company_id
    where h.reader_seal = ${readerSeal} order by h.place desc limit ${MOST_VISITED}`.execute(db);
  return rows;
}

/** Moves the company to the front and deletes visits beyond the limit. */
export const saveVisited = (db: Db, readerSeal: string, companyId: number, day: string): Promise<void> =>
  inTurn(db, readerSeal, async (transaction) => {
    await sql`
      delete from browsing_history where reader_seal = ${readerSeal} and company_id = ${companyId}`.execute(
      transaction,
    );
    await sql`
      insert into browsing_history (reader_seal, company_id, seen_on, place)
      select ${readerSeal}, ${companyId}::integer, ${day}::date, coalesce(max(place), 0) + 1
      from browsing_history where reader_seal = ${readerSeal}`.execute(transaction);
    await sql`
      delete from browsing_history where reader_seal = ${readerSeal} and place <= (
        select place from browsing_history where reader_seal = ${readerSeal}
        order by place desc offset ${MOST_VISITED} limit 1
      )`.execute(transaction);
  });

export const dropVisited = (db: Db, readerSeal: string) =>
  sql`delete from browsing_history where reader_seal = ${readerSeal}`.execute(db);
