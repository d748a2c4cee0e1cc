import { sql } from 'kysely';
import type { OpinionQuestion } from '../../../core/reviews/opinions';
import { unplannedNumber } from '../../db/unplanned';
import type { Services } from '../services';

type Db = Services['db'];

export interface ReviewedRow {
  readonly id: number;
  readonly industry_id: number;
  readonly reviews: number;
  readonly reviews_last_year: number;
  /** Changes with every count: counting writes the company's row. */
  readonly version: string;
}

export const readReviewed = (db: Db, urlName: string): Promise<ReviewedRow | undefined> =>
  db
    .selectFrom('companies')
    .select(['id', 'industry_id', 'reviews', 'reviews_last_year', sql<string>`xmin::text`.as('version')])
    .where('url_name', '=', urlName)
    .executeTakeFirst();

export interface StarsRow {
  readonly category: string;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

export const readStars = (db: Db, companyId: number): Promise<readonly StarsRow[]> =>
  db
    .selectFrom('company_ratings')
    .select(['category', 'one', 'two', 'three', 'four', 'five'])
    .where('company_id', '=', companyId)
    .execute();

export const readIndustryAverages = (db: Db, industryId: number) =>
  db
    .selectFrom('industry_ratings')
    .select(['category', 'average'])
    .where('industry_id', '=', industryId)
    .execute();

export interface PhraseRow {
  readonly phrase: string;
  readonly side: 'likes' | 'dislikes';
  readonly mentions: number;
  /** The part of the review that contains the quoted phrase. */
  readonly text: string | null;
}

export async function readPhrases(db: Db, companyId: number): Promise<readonly PhraseRow[]> {
  const { rows } = await sql<PhraseRow>`
    select p.phrase, p.side, p.mentions, case p.side when 'likes' then r.likes else r.dislikes end as text
    from company_phrases p left join company_reviews r on r.id = p.review_id and r.status = 'LIVE'
    where p.company_id = ${unplannedNumber(companyId)}
    order by p.mentions desc, p.phrase`.execute(db);
  return rows;
}

export interface QuarterRow {
  readonly quarter: string;
  readonly reviews: number;
  readonly average: number;
}

export async function readQuarters(db: Db, companyId: number): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`
    select to_char(starts_on, 'YYYY-"Q"Q') as quarter, reviews, average
    from company_quarters where company_id = ${companyId} order by starts_on`.execute(db);
  return [...rows];
}

export interface BurstRow {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly reviews: number;
  readonly other_reviews: number;
  readonly other_average: number;
}

export async function readBurst(db: Db, companyId: number): Promise<BurstRow | undefined> {
  const { rows } = await sql<BurstRow>`
    select to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on,
      reviews, other_reviews, other_average
    from company_bursts where company_id = ${companyId}`.execute(db);
  return rows[0];
}

export interface OpinionRow {
  readonly question: OpinionQuestion;
  readonly yes: number;
  readonly no: number;
}

export const readOpinions = (db: Db, companyId: number): Promise<readonly OpinionRow[]> =>
  db
    .selectFrom('company_opinions')
    .select(['question', 'yes', 'no'])
    .where('company_id', '=', companyId)
    .execute();

export interface FacetRow {
  readonly kind: 'job' | 'department' | 'place';
  readonly id: number;
  readonly name: string;
  readonly reviews: number;
}

export async function readFacets(db: Db, companyId: number): Promise<readonly FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select f.kind, f.entity_id as id, coalesce(j.name, d.name, p.name) as name, f.reviews
    from company_facets f
    left join job_profiles j on f.kind = 'job' and j.id = f.entity_id
    left join departments d on f.kind = 'department' and d.id = f.entity_id
    left join places p on f.kind = 'place' and p.id = f.entity_id
    where f.company_id = ${companyId}
    order by f.reviews desc, name`.execute(db);
  return rows;
}
