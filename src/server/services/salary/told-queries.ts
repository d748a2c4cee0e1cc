import { type Insertable, type Selectable, sql } from 'kysely';
import { MOST_WAITING } from '../../../core/salary-report/salary-report';
import { inTurn } from '../../db/in-turn';
import type { SalaryReportTable } from '../../db/tables';
import { notFound, Refusal } from '../../http/refusal';
import type { Services } from '../services';
import { readCareer } from '../user/career-queries';

type Db = Services['db'];

export type ToldRow = Selectable<SalaryReportTable> & {
  readonly company: string;
  readonly job: string;
  readonly department: string;
  /** 2026-11-01. */
  readonly month: string;
};

/** One of the reports of this contributor. */
export async function readTold(db: Db, seal: string, id: string): Promise<ToldRow> {
  const row = await db
    .selectFrom('salary_reports')
    .innerJoin('companies', 'companies.id', 'salary_reports.company_id')
    .innerJoin('job_profiles', 'job_profiles.id', 'salary_reports.job_profile_id')
    .innerJoin('departments', 'departments.id', 'job_profiles.department_id')
    .selectAll('salary_reports')
    .select(['companies.name as company', 'job_profiles.name as job', 'departments.name as department'])
    .select(sql<string>`to_char(reported_month, 'YYYY-MM-DD')`.as('month'))
    .where('salary_reports.id', '=', id)
    .where('contributor_seal', '=', seal)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export type Told = Omit<Insertable<SalaryReportTable>, 'id' | 'contributor_seal'>;

interface Keeping {
  readonly seal: string;
  readonly told: Told;
  /** What was reported from this day on does not count yet. */
  readonly quarter: string;
}

/** Whether somebody has proved to work at a company. */
export async function worksThere(
  services: Pick<Services, 'db' | 'encryption'>,
  memberId: string,
  company: number,
): Promise<boolean> {
  const career = await readCareer(services, memberId);
  if (career?.verified !== 'VERIFIED' || career.type !== 'working' || !career.organisation) return false;
  const employer = await services.db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', career.organisation)
    .executeTakeFirst();
  return employer?.id === company;
}

/** Keeps a report, in the place of one that says the same and does not count yet. Answers its id. */
export const keepReport = (db: Db, newId: string, { seal, told, quarter }: Keeping): Promise<string> =>
  inTurn(db, seal, async (transaction) => {
    const waiting = await readWaiting(transaction, seal, quarter);
    const same = waiting.find((one) => isOfOneJob(one, told));
    if (!same && waiting.length >= MOST_WAITING)
      throw new Refusal(
        409,
        'TOO_MANY_REPORTS',
        `Nobody reports more than ${MOST_WAITING} jobs in a quarter. Change one of them instead.`,
      );
    if (told.is_current) await noneIsCurrent(transaction, seal);
    if (same) await write(transaction, same.id, told);
    else
      await transaction
        .insertInto('salary_reports')
        .values({ ...told, id: newId, contributor_seal: seal })
        .execute();
    return same?.id ?? newId;
  });

/** What counts stays as it was counted. */
export const changeReport = (db: Db, id: string, { seal, told, quarter }: Keeping): Promise<void> =>
  inTurn(db, seal, async (transaction) => {
    const { month } = await readTold(transaction, seal, id);
    if (month < quarter)
      throw new Refusal(409, 'COUNTED_ALREADY', 'This counts already. Report what you earn now instead.');
    const waiting = await readWaiting(transaction, seal, quarter);
    const same = waiting.filter((one) => one.id !== id && isOfOneJob(one, told)).map((one) => one.id);
    if (same.length > 0) await transaction.deleteFrom('salary_reports').where('id', 'in', same).execute();
    if (told.is_current) await noneIsCurrent(transaction, seal);
    await write(transaction, id, told);
  });

export async function removeReport(db: Db, seal: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('salary_reports')
    .where('id', '=', id)
    .where('contributor_seal', '=', seal)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

type Waiting = Pick<Selectable<SalaryReportTable>, 'id' | 'company_id' | 'job_profile_id'>;

const readWaiting = (db: Db, seal: string, quarter: string): Promise<Waiting[]> =>
  db
    .selectFrom('salary_reports')
    .select(['id', 'company_id', 'job_profile_id'])
    .where('contributor_seal', '=', seal)
    .where('reported_month', '>=', sql<Date>`${quarter}::date`)
    .execute();

const isOfOneJob = (one: Waiting, told: Told): boolean =>
  one.company_id === told.company_id && one.job_profile_id === told.job_profile_id;

/** Nobody earns more than one salary now. */
const noneIsCurrent = (db: Db, seal: string) =>
  db.updateTable('salary_reports').set({ is_current: false }).where('contributor_seal', '=', seal).execute();

const write = (db: Db, id: string, told: Told) =>
  db.updateTable('salary_reports').set(told).where('id', '=', id).execute();
