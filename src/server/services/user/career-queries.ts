import { randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CareerStatusTable } from '../../db/career-tables';
import type { Tables } from '../../db/tables';

type Db = Kysely<Tables>;
export type CareerRow = Selectable<CareerStatusTable>;

const LARGEST_ID = 2_147_483_647;

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
  readonly department_id: number;
  readonly department: string;
  readonly industry_id: number | null;
  readonly industry: string | null;
  readonly job_profile: string;
}

/** The company's own industry, and the job profiles of the department the member is likely in. */
export async function readSuggested(db: Db, organisation: string | null): Promise<readonly Suggested[]> {
  const { rows } = await sql<Suggested>`
    select d.id as department_id, d.name as department, i.id as industry_id, i.name as industry, j.name as job_profile
    from job_profiles j
    join departments d on d.id = j.department_id
    left join companies c on c.name = ${organisation}
    left join industries i on i.id = c.industry_id
    order by j.id limit 5`.execute(db);
  return rows;
}
