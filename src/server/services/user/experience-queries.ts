import { type Insertable, type Selectable, sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import type { EducationTable, WorkExperienceTable } from '../../db/profile-tables';
import { notFound, Refusal } from '../../http/refusal';
import type { Services } from '../services';

type Db = Services['db'];
export type WorkRow = Selectable<WorkExperienceTable> & { readonly logo: string | null };
export type WorkChange = Omit<Insertable<WorkExperienceTable>, 'id' | 'member_id'>;
export type EducationRow = Selectable<EducationTable> & { readonly logo: string | null };
export type EducationChange = Omit<Insertable<EducationTable>, 'id' | 'member_id'>;

/** More than anybody has; it only stops what is no person. */
const MOST = 300;

const works = (db: Db, memberId: string) =>
  db
    .selectFrom('work_experiences')
    .leftJoin('companies', 'companies.name', 'work_experiences.company_name')
    .selectAll('work_experiences')
    .select('companies.logo')
    .where('member_id', '=', memberId);

export const readWorks = (db: Db, memberId: string): Promise<WorkRow[]> =>
  works(db, memberId).orderBy('start_month', 'desc').orderBy('work_experiences.id').execute();

export async function readWork(db: Db, memberId: string, id: string): Promise<WorkRow> {
  const row = await works(db, memberId).where('work_experiences.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const logoOfWork = sql<string | null>`(
  select logo from companies where companies.name = work_experiences.company_name limit 1)`.as('logo');

export const addWork = (db: Db, memberId: string, id: string, work: WorkChange): Promise<WorkRow> =>
  inTurn(db, experiencesOf(memberId), async (transaction) => {
    await roomFor(transaction, 'work_experiences', memberId);
    return transaction
      .insertInto('work_experiences')
      .values({ ...work, id, member_id: memberId })
      .returningAll()
      .returning(logoOfWork)
      .executeTakeFirstOrThrow();
  });

/** Answers the row as this change left it, whatever comes next. Another member's looks like one that does not exist. */
export async function changeWork(
  db: Db,
  memberId: string,
  id: string,
  work: Partial<WorkChange>,
): Promise<WorkRow> {
  const row = await db
    .updateTable('work_experiences')
    .set(work)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .returning(logoOfWork)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function removeExperience(
  db: Db,
  table: 'work_experiences' | 'educations',
  memberId: string,
  id: string,
): Promise<void> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where id = ${id} and member_id = ${memberId} returning id`.execute(db);
  if (rows.length === 0) throw notFound();
}

const logoOfStudy = sql<string | null>`(
  select url_name from colleges where colleges.name = educations.college_name limit 1)`.as('logo');

export const readEducations = (db: Db, memberId: string): Promise<EducationRow[]> =>
  db
    .selectFrom('educations')
    .selectAll()
    .select(logoOfStudy)
    .where('member_id', '=', memberId)
    .orderBy('start_year', 'desc')
    .orderBy('id')
    .execute();

export async function readEducation(db: Db, memberId: string, id: string): Promise<EducationRow> {
  const row = await db
    .selectFrom('educations')
    .selectAll()
    .select(logoOfStudy)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const addEducation = (
  db: Db,
  memberId: string,
  id: string,
  study: EducationChange,
): Promise<EducationRow> =>
  inTurn(db, experiencesOf(memberId), async (transaction) => {
    await roomFor(transaction, 'educations', memberId);
    return transaction
      .insertInto('educations')
      .values({ ...study, id, member_id: memberId })
      .returningAll()
      .returning(logoOfStudy)
      .executeTakeFirstOrThrow();
  });

export async function changeEducation(
  db: Db,
  memberId: string,
  id: string,
  study: Partial<EducationChange>,
): Promise<EducationRow> {
  const row = await db
    .updateTable('educations')
    .set(study)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .returning(logoOfStudy)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const experiencesOf = (memberId: string): string => `experiences ${memberId}`;

async function roomFor(db: Db, table: 'work_experiences' | 'educations', memberId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where member_id = ${memberId}`.execute(db);
  if ((rows[0]?.count ?? 0) >= MOST)
    throw new Refusal(422, 'TOO_MANY', 'There is no room for more of these.');
}
