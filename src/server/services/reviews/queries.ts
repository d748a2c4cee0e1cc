import { type RawBuilder, sql } from 'kysely';
import type { ChallengeResult } from '../../../core/reviews/challenge';
import type { ExperienceRange } from '../../../core/shared/experience-range';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { CHALLENGE_MONTH, CHALLENGE_RESULT } from './challenge-queries';
import { MIN_VERIFIED } from './recount';

type Db = Services['db'];

export interface ReviewQuery {
  readonly rid?: string | undefined;
  readonly jobProfileId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly employment?: string | undefined;
  readonly tenure?: 'current' | 'former' | undefined;
  readonly experience?: 'fresher' | 'experienced' | undefined;
  readonly stars?: number | undefined;
  readonly asText?: string | undefined;
  readonly sort?: ReviewSort | undefined;
}

export interface ReviewRow {
  readonly id: string;
  readonly url_name: string;
  readonly company: string;
  readonly logo: string;
  readonly role: string | null;
  readonly place: string | null;
  readonly experience: ExperienceRange;
  readonly is_current: boolean;
  readonly employment: 'fulltime' | 'parttime' | 'contractual' | 'intern' | 'freelancer';
  readonly work_mode: 'office' | 'hybrid' | 'remote' | null;
  readonly is_verified: boolean;
  readonly written_day: string;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly overall: number;
  readonly work_life: number;
  readonly skills: number;
  readonly culture: number;
  readonly pay: number;
  readonly security: number;
  readonly promotions: number;
  readonly reply: string | null;
  readonly replied_day: string | null;
  /** Null before the result, and without a question. */
  readonly still_employed: ChallengeResult | null;
  readonly asked_month: string | null;
  readonly helpful: number;
  readonly is_helpful: boolean;
}

/** Each is the order of an index, forwards or backwards: sorting a hundred thousand reviews takes too long. */
export const ORDERS = {
  popularity: sql`r.helpful desc, r.id`,
  newToOld: sql`r.written_on desc, r.id`,
  oldToNew: sql`r.written_on, r.id desc`,
  highestFirst: sql`r.overall desc, r.id`,
  lowestFirst: sql`r.overall, r.id desc`,
};
export type ReviewSort = keyof typeof ORDERS;
export const DEFAULT_SORT: ReviewSort = 'popularity';

/** Escapes % and _ so that a search matches them literally. */
const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
/** Must match the expression of the index. */
const TEXTS = sql`lower(r.title || E'\\n' || r.likes || E'\\n' || r.dislikes)`;

/** Reviews cannot be filtered by a value that is hidden on the single review. */
const shared = (kind: 'job' | 'department' | 'place', id: number): RawBuilder<unknown> => sql`exists (
  select from company_facets f
  where f.company_id = r.company_id and f.kind = ${kind} and f.entity_id = ${id})`;

const rawBuilder = sql`not r.is_anonymous`;

function conditionsOf(companyId: number, query: ReviewQuery): RawBuilder<unknown> {
  const { rid, jobProfileId, departmentId, placeId, employment, tenure, experience, stars, asText } = query;
  const live = [sql`r.company_id = ${companyId}`, sql`r.status = 'LIVE'`];
  // Cannot be combined with other filters, which would reveal the hidden role or city of the review.
  if (rid !== undefined) return sql.join([...live, sql`r.id = ${rid}`], sql` and `);
  const jobs = sql`select id from job_profiles where department_id = ${departmentId}`;
  const text = asText === undefined ? '' : containing(asText);
  return sql.join(
    [
      ...live,
      ...(jobProfileId === undefined
        ? []
        : [rawBuilder, shared('job', jobProfileId), sql`r.job_profile_id = ${jobProfileId}`]),
      ...(departmentId === undefined
        ? []
        : [rawBuilder, shared('department', departmentId), sql`r.job_profile_id in (${jobs})`]),
      ...(placeId === undefined ? [] : [rawBuilder, shared('place', placeId), sql`r.place_id = ${placeId}`]),
      ...(employment === undefined ? [] : [sql`r.employment = ${employment}`]),
      ...(tenure === undefined ? [] : [sql`r.is_current = ${tenure === 'current'}`]),
      ...(experience === undefined ? [] : [sql`(r.experience = '0') = ${experience === 'fresher'}`]),
      ...(stars === undefined ? [] : [sql`r.overall = ${stars}`]),
      ...(asText === undefined ? [] : [sql`${TEXTS} like lower(${text})`]),
    ],
    sql` and `,
  );
}

/** Shows role and place only when five reviews of the company share them, and never for anonymous reviews. */
const SHOWN = (voterKey: string | undefined) => sql`
  c.url_name, c.name as company, c.logo, r.id, r.experience, r.is_current, r.employment, r.work_mode, r.title, r.likes,
  r.dislikes, r.overall, r.work_life, r.skills, r.culture, r.pay, r.security, r.promotions, r.reply, r.helpful,
  case when not r.is_anonymous then coalesce(
    (select job.name from company_facets f
      where f.company_id = r.company_id and f.kind = 'job' and f.entity_id = job.id),
    (select d.name from company_facets f join departments d on d.id = f.entity_id
      where f.company_id = r.company_id and f.kind = 'department' and f.entity_id = job.department_id)
  ) end as role,
  (select p.name from company_facets f join places p on p.id = f.entity_id
    where f.company_id = r.company_id and f.kind = 'place' and f.entity_id = r.place_id and not r.is_anonymous) as place,
  r.is_verified and not r.is_anonymous and c.verified_reviews >= ${MIN_VERIFIED} as is_verified,
  ${CHALLENGE_RESULT} as still_employed, ${CHALLENGE_MONTH} as asked_month,
  to_char(r.written_on, 'YYYY-MM-DD') as written_day, to_char(r.replied_on, 'YYYY-MM-DD') as replied_day,
  exists (
    select from review_helpful h where h.review_id = r.id and h.voter_seal = sealed_for(${voterKey ?? null}::text, r.id)
  ) as is_helpful`;

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** The sort order, and the reader's key for their helpful marks. */
export interface Shown {
  readonly sort: ReviewSort;
  readonly voterKey: string | undefined;
}

export const readReviews = (
  db: Db,
  companyId: number,
  { limit, offset }: Slice,
  as: Shown,
): Promise<readonly ReviewRow[]> =>
  readReviewsWhere(
    db,
    sql`r.company_id = ${companyId} and r.status = 'LIVE'
      order by ${ORDERS[as.sort]} limit ${limit} offset ${offset}`,
    as,
  );

/** Current rows of these reviews; leaves out deleted reviews. */
export const readChosen = (db: Db, ids: readonly string[], as: Shown): Promise<readonly ReviewRow[]> =>
  readReviewsWhere(db, sql`r.id = any(${ids}::text[]) and r.status = 'LIVE'`, as);

async function readReviewsWhere(
  db: Db,
  those: RawBuilder<unknown>,
  { sort, voterKey }: Shown,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${SHOWN(voterKey)}
    from (select * from company_reviews r where ${those}) r
    join companies c on c.id = r.company_id
    join job_profiles job on job.id = r.job_profile_id
    order by ${ORDERS[sort]}`.execute(db);
  return rows;
}

export interface FittingRow {
  readonly total: number;
  readonly ids: readonly string[];
}

export async function findReviews(
  db: Db,
  companyId: number,
  query: ReviewQuery,
  { limit, offset }: Slice,
): Promise<FittingRow> {
  const order = ORDERS[query.sort ?? DEFAULT_SORT];
  const { rows } = await sql<FittingRow>`
    with fitting as (
      select r.id, r.helpful, r.overall, r.written_on from company_reviews r where ${conditionsOf(companyId, query)}
    )
    select (select count(*) from fitting)::integer as total,
      array(select r.id from fitting r order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Scans this many of the newest reviews, and returns the newest of each company. */
const LOOKED_AT = 200;

export async function readLatest(
  db: Db,
  limit: number,
  voterKey: string | undefined,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${SHOWN(voterKey)}
    from (
      select distinct on (company_id) * from (
        select * from company_reviews where status = 'LIVE' order by written_on desc, id limit ${LOOKED_AT}
      ) newest order by company_id, written_on desc, id
    ) r
    join companies c on c.id = r.company_id
    join job_profiles job on job.id = r.job_profile_id
    order by r.written_on desc, r.id
    limit ${limit}`.execute(db);
  return rows;
}

export interface HelpfulRow {
  readonly helpful: number;
}

/** Locks the review's row first, and changes the counter only by what really changed. */
export const setHelpful = (
  db: Db,
  reviewId: string,
  voterKey: string,
  wanted: boolean,
): Promise<HelpfulRow | undefined> =>
  inTransaction(db, async (transaction) => {
    const { rows: found } = await sql`
      select id from company_reviews where id = ${reviewId} and status = 'LIVE' for update`.execute(
      transaction,
    );
    if (found.length === 0) return undefined;
    const change = wanted
      ? sql`insert into review_helpful (review_id, voter_seal) values (${reviewId}, sealed_for(${voterKey}, ${reviewId}))
          on conflict do nothing returning 1`
      : sql`delete from review_helpful
          where review_id = ${reviewId} and voter_seal = sealed_for(${voterKey}, ${reviewId}) returning 1`;
    const { rows } = await sql<HelpfulRow>`
      with change as (${change})
      update company_reviews
      set helpful = helpful + ${wanted ? 1 : -1}::integer * (select count(*) from change)::integer
      where id = ${reviewId}
      returning helpful`.execute(transaction);
    return rows[0];
  });
