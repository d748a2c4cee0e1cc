import { randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CareerStatusTable } from '../../db/career-tables';
import type { Tables } from '../../db/tables';

type Db = Kysely<Tables>;
export type CareerRow = Selectable<CareerStatusTable>;

const LARGEST_ID = 2_147_483_647;
/** Lists of suggestions are this long. */
export const SUGGESTED = 5;

export const readCareer = (db: Db, memberId: string) =>
  db.selectFrom('career_statuses').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** One row a member. The number stays; another organisation or type forgets what was told of the last one. True when it did. */
export async function keepCareer(
  db: Db,
  memberId: string,
  type: CareerRow['type'],
  organisation: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    insert into career_statuses (id, member_id, type, organisation)
    values (${randomInt(1, LARGEST_ID)}, ${memberId}, ${type}, ${organisation ?? null})
    on conflict (member_id) do update set
      type = excluded.type, organisation = excluded.organisation,
      department_id = null, industry_id = null, job_profile = null, tag_id = 0, role_id = null, job_location = null,
      course_id = null, course_name = null, specialization_id = null, specialization = null,
      verified = null, verification_source = null
    where career_statuses.type <> excluded.type
      or career_statuses.organisation is distinct from excluded.organisation
    returning id`.execute(db);
  return rows.length > 0;
}

export type CareerChange = Omit<Updateable<CareerStatusTable>, 'id' | 'member_id' | 'type'>;

export const changeCareer = (db: Db, memberId: string, change: CareerChange) =>
  db.updateTable('career_statuses').set(change).where('member_id', '=', memberId).execute();

/** What the account itself says follows the career. Roles are only ever given. */
export async function keepOnMember(
  db: Db,
  career: CareerRow,
  roles: { readonly isReader: boolean; readonly isWriter: boolean },
): Promise<void> {
  await sql`
    update members set
      career_status = ${career.type}, career_status_id = ${career.id},
      is_reader = is_reader or ${roles.isReader}, is_writer = is_writer or ${roles.isWriter},
      job_profile_id = (select id from job_profiles where name = ${career.job_profile}),
      company_id = (select id from companies where name = ${career.organisation} and ${career.type} = 'working'),
      place_id = coalesce((select id from places where name = ${career.job_location}), place_id)
    where id = ${career.member_id}`.execute(db);
}

/** Whether the numbers somebody chose are in our lists. */
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

type Told = Pick<CareerRow, 'organisation' | 'department_id' | 'industry_id'>;

/**
 * From our lists alone, so that nothing is told of what others chose: job profiles of the department one is in, or the first of
 * each department; the company's own industry, or the most usual ones.
 */
export async function readSuggested(db: Db, told: Told): Promise<Suggested> {
  const { rows: profiles } = await sql<Suggested['profiles'][number]>`
    select d.id as department_id, d.name as department, j.name
    from job_profiles j join departments d on d.id = j.department_id
    where coalesce(d.id = ${told.department_id},
      j.id = (select min(one.id) from job_profiles one where one.department_id = d.id))
    order by d.id, j.id limit ${SUGGESTED}`.execute(db);
  const { rows: industries } = await sql<Suggested['industries'][number]>`
    select i.id, i.name
    from industries i left join companies c on c.name = ${told.organisation}
    where c.id is null or c.industry_id = i.id
    order by (i.id = ${told.industry_id}) is true desc, i.id limit ${SUGGESTED}`.execute(db);
  return { profiles, industries };
}
