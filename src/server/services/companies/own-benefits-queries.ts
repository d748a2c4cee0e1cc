import { sql } from 'kysely';
import { MAX_BENEFITS_REPORTS } from '../../../core/contributions/own-benefits';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal } from '../../http/refusal';
import type { Services } from '../services';

type Db = Services['db'];

export interface OwnBenefitsRow {
  readonly id: string;
  readonly company_id: number;
  readonly company: string;
  readonly url_name: string;
  readonly codes: readonly string[];
  readonly note: string | null;
}

const owned = (db: Db, seal: string) =>
  db
    .selectFrom('benefit_reports')
    .innerJoin('companies', 'companies.id', 'benefit_reports.company_id')
    .select([
      'benefit_reports.id',
      'benefit_reports.company_id',
      'benefit_reports.codes',
      'benefit_reports.note',
    ])
    .select(['companies.name as company', 'companies.url_name'])
    .where('author_seal', '=', seal);

export async function readOwnBenefits(db: Db, seal: string, id: string): Promise<OwnBenefitsRow> {
  const row = await owned(db, seal).where('benefit_reports.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export interface Ticked {
  readonly seal: string;
  readonly company: number;
  /** In list order, without duplicates. */
  readonly codes: readonly string[];
  readonly note: string | null;
  /** 2026-11-01. */
  readonly month: string;
}

/** Replaces the author's report on the same company, if any. Returns the id. */
export const saveBenefits = (db: Db, newId: string, ticked: Ticked): Promise<string> =>
  inTurn(db, ticked.seal, async (transaction) => {
    const { seal, company, codes, note, month } = ticked;
    const known = await owned(transaction, seal).where('company_id', '=', company).executeTakeFirst();
    if (known) await notifyAgain(transaction, known, ticked);
    else {
      await roomFor(transaction, seal, month);
      await transaction
        .insertInto('benefit_reports')
        .values({ id: newId, author_seal: seal, company_id: company, codes, note, submitted_month: month })
        .execute();
    }
    return known?.id ?? newId;
  });

export const changeBenefits = (db: Db, id: string, ticked: Ticked): Promise<void> =>
  inTurn(db, ticked.seal, async (transaction) => {
    const known = await readOwnBenefits(transaction, ticked.seal, id);
    if (known.company_id !== ticked.company) throw new Refusal(409, 'OTHER_COMPANY');
    await notifyAgain(transaction, known, ticked);
  });

/** Changed ticks count with this month's reports of other members; unchanged ticks keep their month. */
async function notifyAgain(db: Db, known: OwnBenefitsRow, { codes, note, month }: Ticked): Promise<void> {
  const otherwise = known.codes.join() !== codes.join();
  await db
    .updateTable('benefit_reports')
    .set({ note, ...(otherwise && { codes, submitted_month: month }) })
    .where('id', '=', known.id)
    .execute();
}

export const removeBenefits = (db: Db, id: string, seal: string): Promise<void> =>
  inTurn(db, seal, async (transaction) => {
    await readOwnBenefits(transaction, seal, id);
    await transaction.deleteFrom('benefit_reports').where('id', '=', id).execute();
  });

async function roomFor(db: Db, seal: string, month: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from benefit_reports
    where author_seal = ${seal} and submitted_month > ${month}::date - interval '3 months'`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_BENEFITS_REPORTS)
    throw new Refusal(409, 'TOO_MANY_COMPANIES', { params: { limit: MAX_BENEFITS_REPORTS } });
}
