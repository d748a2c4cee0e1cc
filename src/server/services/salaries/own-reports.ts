import { sql } from 'kysely';
import { MAX_WAITING } from '../../../core/contributions/salary-report';
import { inTurn } from '../../db/in-turn';
import { notFound, Refusal } from '../../http/refusal';
import type { Services } from '../services';
import { openReport, type StoredReport, sealReport } from './sealed-report';

type Reading = Pick<Services, 'db' | 'encryption'>;

export type OwnReport = StoredReport & { readonly id: string };

export type NamedReport = OwnReport & {
  readonly companyName: string;
  readonly jobName: string;
  readonly departmentName: string;
  readonly placeName: string;
};

/** All reports of a contributor, newest first. */
export async function readNamedReports(services: Reading, seal: string): Promise<readonly NamedReport[]> {
  const own = await readOwn(services, seal);
  const named = await readNames(services, own);
  return named.toSorted((a, b) => b.month.localeCompare(a.month) || a.id.localeCompare(b.id));
}

export async function readOwnReport(services: Reading, seal: string, id: string): Promise<NamedReport> {
  const found = (await readOwn(services, seal)).filter((report) => report.id === id);
  const [report] = await readNames(services, found);
  if (!report) throw notFound();
  return report;
}

export interface Saving {
  readonly seal: string;
  readonly report: StoredReport;
  /** The first day of the current quarter: reports before it are counted. */
  readonly quarter: string;
}

/** Saves a report, replacing one for the same job that is not counted yet. Returns its id. */
export const saveReport = (services: Services, { seal, report, quarter }: Saving): Promise<string> =>
  inTurn(services.db, seal, async (db) => {
    const writing = { ...services, db };
    const own = await readOwn(writing, seal);
    const waiting = own.filter(({ month }) => month >= quarter);
    const same = waiting.find((ownReport) => isOfOneJob(ownReport, report));
    if (!same && waiting.length >= MAX_WAITING)
      throw new Refusal(409, 'TOO_MANY_SALARIES', { params: { limit: MAX_WAITING } });
    if (report.isCurrent) await endCurrent(writing, own);
    const id = same?.id ?? services.newId();
    if (same) await write(writing, { ...report, id });
    else
      await db
        .insertInto('salary_reports')
        .values({ id, contributor_seal: seal, sealed: sealReport(services, id, report) })
        .execute();
    return id;
  });

/** A changed report leaves its bucket: the next release finds the bucket incomplete and removes it. */
export const changeReport = (
  services: Services,
  id: string,
  { seal, report, quarter }: Saving,
): Promise<void> =>
  inTurn(services.db, seal, async (db) => {
    const writing = { ...services, db };
    const own = await readOwn(writing, seal);
    if (!own.some((ownReport) => ownReport.id === id)) throw notFound();
    const ownReports = own.filter((ownReport) => ownReport.id !== id);
    const same = ownReports
      .filter((ownReport) => ownReport.month >= quarter && isOfOneJob(ownReport, report))
      .map((ownReport) => ownReport.id);
    if (same.length > 0) await db.deleteFrom('salary_reports').where('id', 'in', same).execute();
    if (report.isCurrent)
      await endCurrent(
        writing,
        ownReports.filter((ownReport) => !same.includes(ownReport.id)),
      );
    await write(writing, { ...report, id });
  });

/** Figures that include the report stay unchanged until the next release. */
export async function removeReport({ db }: Pick<Services, 'db'>, seal: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('salary_reports')
    .where('id', '=', id)
    .where('contributor_seal', '=', seal)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** Locks the rows, so that a concurrent release sees them before or after the change, not halfway. */
async function readOwn({ db, encryption }: Reading, seal: string): Promise<readonly OwnReport[]> {
  const rows = await db
    .selectFrom('salary_reports')
    .select(['id', 'sealed'])
    .where('contributor_seal', '=', seal)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .execute();
  return rows.map(({ id, sealed }) => ({ ...openReport({ encryption }, id, sealed), id }));
}

interface NameRow {
  readonly id: string;
  readonly companyName: string;
  readonly jobName: string;
  readonly departmentName: string;
  readonly placeName: string;
}

async function readNames({ db }: Pick<Services, 'db'>, own: readonly OwnReport[]) {
  if (own.length === 0) return [];
  const ids = own.map(({ id, company, job, place }) => ({ id, company, job, place }));
  const { rows } = await sql<NameRow>`
    select own.id, c.name as "companyName", j.name as "jobName", d.name as "departmentName", p.name as "placeName"
    from json_to_recordset(${JSON.stringify(ids)}::json) as own (id text, company integer, job integer, place integer)
    join companies c on c.id = own.company join job_profiles j on j.id = own.job
    join departments d on d.id = j.department_id join places p on p.id = own.place`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row]));
  return own.flatMap((report) => {
    const named = names.get(report.id);
    return named ? [{ ...report, ...named }] : [];
  });
}

const isOfOneJob = (storedReport: StoredReport, other: StoredReport): boolean =>
  storedReport.company === other.company && storedReport.job === other.job;

/** A member has one current salary at a time. */
async function endCurrent(writing: Reading, own: readonly OwnReport[]): Promise<void> {
  for (const report of own) if (report.isCurrent) await write(writing, { ...report, isCurrent: false });
}

const write = ({ db, encryption }: Reading, { id, ...report }: OwnReport) =>
  db
    .updateTable('salary_reports')
    .set({ sealed: sealReport({ encryption }, id, report) })
    .where('id', '=', id)
    .execute();
