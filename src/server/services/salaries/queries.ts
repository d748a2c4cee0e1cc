import { sql } from 'kysely';
import type { Services } from '../services';

type Db = Services['db'];

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface PlacedJob extends Named {
  readonly departmentId: number;
  readonly department: string;
}

export async function readPlacedJobs(db: Db): Promise<readonly PlacedJob[]> {
  const { rows } = await sql<PlacedJob>`
    select job.id, job.name, job.department_id as "departmentId", department.name as department
    from job_profiles as job join departments as department on department.id = job.department_id
    order by job.id`.execute(db);
  return rows;
}

export async function readCompanyName(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

export const readPlaces = (db: Db): Promise<readonly Named[]> =>
  db.selectFrom('places').select(['id', 'name']).orderBy('name').execute();

export const readJobs = (db: Db): Promise<readonly (Named & { readonly department: string })[]> =>
  db
    .selectFrom('job_profiles')
    .innerJoin('departments', 'departments.id', 'job_profiles.department_id')
    .select(['job_profiles.id', 'job_profiles.name', 'departments.name as department'])
    .orderBy('job_profiles.name')
    .execute();

/** Names that begin with the text first, then names with a word that does; bigger companies first. */
export async function suggestCompanies(db: Db, text: string, limit: number): Promise<readonly Named[]> {
  const wanted = text.trim().toLowerCase();
  const { rows } = await sql<Named>`
    select id, name from companies
    where position(${wanted} in lower(name)) > 0
    order by starts_with(lower(name), ${wanted}) desc, reviews desc, id
    limit ${limit}`.execute(db);
  return rows;
}
