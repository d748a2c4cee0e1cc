import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Career } from '../../../db/career-tables';
import { inTransaction } from '../../../db/in-transaction';
import { indianDay } from '../../../db/indian-day';
import type { Tables } from '../../../db/tables';
import type { Services } from '../../services';
import { moveTo } from '../account/details-queries';

type Db = Kysely<Tables>;
/** Careers are encrypted, so reading and writing them needs the key as well. */
type Records = Pick<Services, 'db' | 'encryption'>;
type Writing = Pick<Services, 'db' | 'encryption' | 'now'>;

export interface CareerRow extends Career {
  readonly id: number;
  readonly member_id: string;
  /** The encrypted text of the row; it differs for every version. */
  readonly version: string;
}

const LARGEST_ID = 2_147_483_647;
export const SUGGESTED = 5;

const contextOf = (memberId: string): string => `career ${memberId}`;

export const encryptCareer = (
  { encryption }: Pick<Services, 'encryption'>,
  memberId: string,
  career: Career,
): string => encryption.encrypt(contextOf(memberId), career);

interface Stored {
  readonly id: number;
  readonly member_id: string;
  readonly details: string;
}

export const decryptCareer = (
  { encryption }: Pick<Services, 'encryption'>,
  { id, member_id, details }: Stored,
): CareerRow => ({
  ...encryption.decrypt<Career>(contextOf(member_id), details),
  id,
  member_id,
  version: details,
});

const storedCareer = ({ db }: Records, memberId: string) =>
  db.selectFrom('career_statuses').select(['id', 'member_id', 'details']).where('member_id', '=', memberId);

export async function readCareer(records: Records, memberId: string): Promise<CareerRow | undefined> {
  const stored = await storedCareer(records, memberId).executeTakeFirst();
  return stored && decryptCareer(records, stored);
}

/** Locks the career for an update; other updates in parallel transactions wait. */
export async function lockCareer(records: Records, memberId: string): Promise<CareerRow | undefined> {
  const stored = await storedCareer(records, memberId).forUpdate().executeTakeFirst();
  return stored && decryptCareer(records, stored);
}

const NOTHING_KNOWN = {
  department_id: null,
  industry_id: null,
  job_profile: null,
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
  verified: null,
  verification_source: null,
} as const satisfies Partial<Career>;

/**
 * A row per member. The id stays; another organisation or type clears the previous details. Returns whether that
 * happened.
 */
export async function keepCareer(
  records: Writing,
  memberId: string,
  type: Career['type'],
  organisation: string | undefined,
): Promise<boolean> {
  const known = await lockCareer(records, memberId);
  if (known && known.type === type && known.organisation === (organisation ?? null)) return false;
  const changed_on = indianDay(records.now());
  const career: Career = { ...NOTHING_KNOWN, type, organisation: organisation ?? null, changed_on };
  const details = encryptCareer(records, memberId, career);
  await records.db
    .insertInto('career_statuses')
    .values({ id: randomInt(1, LARGEST_ID), member_id: memberId, details })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ details, is_settled: false }))
    .execute();
  return true;
}

export type CareerChange = Partial<Omit<Career, 'type'>>;

/** The labels of aliases depend on these. */
const LABELLED = ['organisation', 'department_id', 'job_profile', 'verified'] as const;

export async function changeCareer(records: Writing, memberId: string, change: CareerChange): Promise<void> {
  const known = await lockCareer(records, memberId);
  if (!known) return;
  const { id, member_id, version: _, ...before } = known;
  const career: Career = { ...before, ...change };
  const isLabelled = LABELLED.some((field) => career[field] !== before[field]);
  const dated = isLabelled ? { ...career, changed_on: indianDay(records.now()) } : career;
  await records.db
    .updateTable('career_statuses')
    .set({ details: encryptCareer(records, member_id, dated), is_settled: false })
    .where('id', '=', id)
    .execute();
}

/** The hourly job checks the career until its roles and designation alias are up to date. */
export const markUnsettled = (db: Db, memberId: string) =>
  db.updateTable('career_statuses').set({ is_settled: false }).where('member_id', '=', memberId).execute();

/** Only the settled version: a change made meanwhile is settled by its own request. */
const markSettled = (db: Db, { id, version }: CareerRow) =>
  db
    .updateTable('career_statuses')
    .set({ is_settled: true })
    .where('id', '=', id)
    .where('details', '=', version)
    .execute();

interface Roles {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** Updates the account from the career. Roles are only granted, never revoked. */
export const saveOnMember = (records: Records, career: CareerRow, roles: Roles): Promise<void> =>
  inTransaction(records.db, async (db) => {
    await sql`
      update members set
        career_status = ${career.type}, career_status_id = ${career.id},
        is_reader = is_reader or ${roles.isReader}, is_writer = is_writer or ${roles.isWriter}
      where id = ${career.member_id}`.execute(db);
    await moveTo({ ...records, db }, career.member_id, career.job_location);
    await markSettled(db, career);
  });

/** Members whose career was changed by a request that did not finish. */
export const unsettledMembers = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('career_statuses').select('member_id').where('is_settled', '=', false).execute()).map(
    (row) => row.member_id,
  );

export async function areListed(db: Db, departmentId: number, industryId: number): Promise<boolean> {
  const department = await db.selectFrom('departments').select('id').where('id', '=', departmentId).execute();
  const industry = await db.selectFrom('industries').select('id').where('id', '=', industryId).execute();
  return department.length > 0 && industry.length > 0;
}

export const companyDomains = async (db: Db, organisation: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('company_domains')
    .innerJoin('companies', 'companies.id', 'company_domains.company_id')
    .select('domain')
    .where('companies.name', '=', organisation)
    .execute();
  return rows.map(({ domain }) => domain);
};

interface Suggested {
  readonly profiles: readonly {
    readonly department_id: number;
    readonly department: string;
    readonly name: string;
  }[];
  readonly industries: readonly { readonly id: number; readonly name: string }[];
}

type CareerPlace = Pick<CareerRow, 'organisation' | 'department_id' | 'industry_id'>;

/**
 * Privacy: only from our lists, so that suggestions reveal nothing about other members. Job profiles of the member's
 * department, or the first of each; the company's industry, or the first industries.
 */
export async function readSuggested(db: Db, place: CareerPlace): Promise<Suggested> {
  const { rows: profiles } = await sql<Suggested['profiles'][number]>`
    select d.id as department_id, d.name as department, j.name
    from job_profiles j join departments d on d.id = j.department_id
    where coalesce(d.id = ${place.department_id},
      j.id = (select min(one.id) from job_profiles one where one.department_id = d.id))
    order by d.id, j.id limit ${SUGGESTED}`.execute(db);
  const { rows: industries } = await sql<Suggested['industries'][number]>`
    select i.id, i.name
    from industries i left join companies c on c.name = ${place.organisation}
    where c.id is null or c.industry_id = i.id
    order by (i.id = ${place.industry_id}) is true desc, i.id limit ${SUGGESTED}`.execute(db);
  return { profiles, industries };
}
