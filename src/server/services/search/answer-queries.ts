import { sql } from 'kysely';
import type { SearchedNames } from '../../../core/search/name-index';
import type { AnswerExperience, AnswerPay } from '../../../core/search/search-answer';
import type { UnderstoodSearch } from '../../../core/search/understand-search';
import type { Services } from '../services';

type Db = Services['db'];

/** Larger companies first, because a first word shared by several resolves to the first. */
export async function readSearchedNames(db: Db): Promise<SearchedNames> {
  const [companies, roles, places] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['id', 'name', 'url_name as urlName'])
      .orderBy('reviews', 'desc')
      .orderBy('id')
      .execute(),
    db.selectFrom('job_profiles').select(['id', 'name']).orderBy('id').execute(),
    db.selectFrom('places').select(['id', 'name']).orderBy('id').execute(),
  ]);
  return { companies, roles, places };
}

export interface CompanyFacts {
  readonly logo: string;
  readonly rating: number | null;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  readonly jobs: number;
  readonly photos: number;
  readonly benefits: number;
}

export async function readCompanyFacts(db: Db, id: number): Promise<CompanyFacts | undefined> {
  const { rows } = await sql<CompanyFacts>`
    select logo, nullif(rating, 0) as rating, reviews, salaries, interviews, jobs, photos, benefit_reporters as benefits
    from companies where id = ${id}`.execute(db);
  return rows[0];
}

export type PublishedPay = AnswerPay & {
  readonly place_id: number | null;
  readonly experience: AnswerExperience | null;
};

/** The published figures that fit most of the city and the experience; the city counts more. */
export async function readPublishedPay(
  db: Db,
  { company, role, place, experience }: UnderstoodSearch,
): Promise<PublishedPay | undefined> {
  const { rows } = await sql<PublishedPay>`
    select place_id, experience, p25, p50, p75, contributors from salary_slices
    where ${company ? sql`company_id = ${company.id}` : sql`company_id is null`}
      ${role ? sql`and job_profile_id = ${role.id}` : sql``}
      and (place_id is null or place_id = ${place?.id ?? null})
      and (experience is null or experience = ${experience ?? null})
    order by (place_id is not null)::integer + (experience is not null)::integer desc, place_id nulls last, contributors desc
    limit 1`.execute(db);
  return rows[0];
}

/** Interviews at a company for a role. */
export async function countInterviews(db: Db, company: number, role: number): Promise<number> {
  const { rows } = await sql<{ interviews: number }>`
    select coalesce(sum(interviews), 0)::integer as interviews from interview_counts
    where company_id = ${company} and job_profile_id = ${role}`.execute(db);
  return rows[0]?.interviews ?? 0;
}

export async function readOfficeUrl(db: Db, company: number, place: number): Promise<string | null> {
  const row = await db
    .selectFrom('company_locations')
    .select('location_url')
    .where('company_id', '=', company)
    .where('place_id', '=', place)
    .executeTakeFirst();
  return row?.location_url ?? null;
}
