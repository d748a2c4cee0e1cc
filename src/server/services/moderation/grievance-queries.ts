import type { Selectable } from 'kysely';
import { type Language, languageFor } from '../../../core/shared/languages';
import type { GrievanceTable } from '../../db/grievance-tables';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';

type Db = Services['db'];
type Keeping = Pick<Services, 'db' | 'cursors' | 'now'>;
export type GrievanceRow = Selectable<GrievanceTable>;

const MOST = 50;
const listOf = (ticket: string) => `grievance ${ticket}`;

/** The address of the answer, and its language. */
export interface AnswerAddress {
  readonly address: string;
  readonly language: Language;
}

type NewGrievance = Pick<GrievanceRow, 'ticket' | 'kind' | 'about' | 'text' | 'from_busy_network'> &
  AnswerAddress;

/** The address and language are stored separately and encrypted: only the answer email needs them. */
export async function saveGrievance(
  { db, cursors, now }: Keeping,
  { address, language, ...grievance }: NewGrievance,
): Promise<GrievanceRow> {
  const row = await db
    .insertInto('grievances')
    .values({ ...grievance, received_at: hourOf(now()) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('grievance_addresses')
    .values({ ticket: row.ticket, address: cursors.pack(listOf(row.ticket), [address, language]) })
    .execute();
  return row;
}

export const readGrievance = (db: Db, ticket: string): Promise<GrievanceRow | undefined> =>
  db.selectFrom('grievances').selectAll().where('ticket', '=', ticket).executeTakeFirst();

export const lockGrievance = (db: Db, ticket: string): Promise<GrievanceRow | undefined> =>
  db.selectFrom('grievances').selectAll().where('ticket', '=', ticket).forUpdate().executeTakeFirst();

export const readWaiting = (db: Db): Promise<readonly GrievanceRow[]> =>
  db
    .selectFrom('grievances')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('from_busy_network')
    .orderBy('received_at')
    .orderBy('ticket')
    .limit(MOST)
    .execute();

/** An answer implies reading, so closing also sets the acknowledgement if it is missing. */
export const setState = (
  { db, now }: Keeping,
  ticket: string,
  next: Pick<GrievanceRow, 'state' | 'reply_hash'>,
): Promise<GrievanceRow> =>
  db
    .updateTable('grievances')
    .set(({ fn, ref, val }) => ({
      ...next,
      acknowledged_at: fn.coalesce(ref('acknowledged_at'), val(now())),
      closed_at: next.state === 'ACKNOWLEDGED' ? null : now(),
    }))
    .where('ticket', '=', ticket)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function readAddress(
  { db, cursors }: Keeping,
  ticket: string,
): Promise<AnswerAddress | undefined> {
  const row = await db
    .selectFrom('grievance_addresses')
    .select('address')
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  if (!row) return undefined;
  const [address, language] = cursors.unpack(listOf(ticket), row.address).map(String);
  return address === undefined ? undefined : { address, language: languageFor(language) };
}
