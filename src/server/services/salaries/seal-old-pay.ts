import { type RawBuilder, sql } from 'kysely';
import type { StockType } from '../../../core/contributions/salary-report';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';
import { sealAlumni } from './sealed-alumni';
import { sealReport } from './sealed-report';

type Sealing = Pick<Services, 'db' | 'encryption'>;

const ROWS_AT_ONCE = 1000;

/**
 * Encrypts the salaries that an older build stored unencrypted and drops their tables, so that their files are
 * deleted too. Each batch is a transaction: after a crash the next start continues; two servers take turns.
 */
export async function sealOldPay(services: Sealing): Promise<void> {
  while (await moveRows(services, SALARIES));
  while (await moveRows(services, ALUMNI));
}

interface OldTable<Row> {
  readonly name: string;
  readonly insert: (services: Sealing, rows: readonly Row[]) => RawBuilder<unknown>;
}

/** Returns whether there may be more rows. Moves whole batches in the order of their random ids. */
const moveRows = <Row extends { readonly id: string }>(
  services: Sealing,
  { name, insert }: OldTable<Row>,
): Promise<boolean> =>
  inTurn(services.db, `seal ${name}`, async (db) => {
    // Reads the catalogue: to_regclass may still return a table that another server has just dropped.
    const { rows: found } = await sql<{ exists: boolean }>`
      select exists (select from pg_tables where schemaname = 'public' and tablename = ${name}) as exists`.execute(
      db,
    );
    if (!found[0]?.exists) return false;
    const { rows } = await sql<Row>`
      delete from ${sql.table(name)} where id in (select id from ${sql.table(name)} order by id limit ${ROWS_AT_ONCE})
      returning *, to_char(reported_month, 'YYYY-MM-DD') as month`.execute(db);
    if (rows.length === 0) {
      await sql`drop table ${sql.table(name)}`.execute(db);
      return false;
    }
    await insert(
      { ...services, db },
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).execute(db);
    return true;
  });

interface OldSalary {
  readonly id: string;
  readonly contributor_seal: string;
  readonly company_id: number;
  readonly job_profile_id: number;
  readonly place_id: number;
  readonly experience_years: number;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly stock_years: number | null;
  readonly stock_type: StockType | null;
  readonly is_current: boolean;
  readonly month: string;
}

const SALARIES: OldTable<OldSalary> = {
  name: 'unsealed_salary_reports',
  insert: (services, rows) => sql`
    insert into salary_reports (id, contributor_seal, sealed) select * from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map((row) => row.contributor_seal)}::text[],
      ${rows.map((row) => sealReport(services, row.id, storedOf(row)))}::text[])`,
};

const storedOf = (row: OldSalary) => ({
  company: row.company_id,
  job: row.job_profile_id,
  place: row.place_id,
  years: row.experience_years,
  fixed: row.fixed,
  variable: row.variable,
  stock: row.stock,
  stockYears: row.stock_years,
  stockType: row.stock_type,
  isCurrent: row.is_current,
  month: row.month,
  bucket: null,
});

interface OldAlumnus {
  readonly id: string;
  readonly college_id: number;
  readonly company_id: number;
  readonly experience_years: number;
  readonly pay: number;
  readonly month: string;
}

const ALUMNI: OldTable<OldAlumnus> = {
  name: 'unsealed_alumni_reports',
  insert: (services, rows) => sql`
    insert into alumni_reports (id, sealed) select * from unnest(${rows.map(({ id }) => id)}::text[],
      ${rows.map((row) =>
        sealAlumni(services, row.id, {
          college: row.college_id,
          company: row.company_id,
          years: row.experience_years,
          pay: row.pay,
          month: row.month,
        }),
      )}::text[])`,
};
