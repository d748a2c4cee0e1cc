import { type RawBuilder, sql } from 'kysely';
import type { ChallengeResult } from '../../../core/reviews/challenge';
import type { ExperienceRange } from '../../../core/shared/experience-range';
import { inTransaction } from '../../db/in-transaction';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import { CHALLENGE_MONTH, CHALLENGE_RESULT } from './challenge-queries';
import { MIN_VERIFIED } from './recount';

type Db = Services['db'];

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
  readThese(
    db,
    sql`select r.id from company_reviews r where r.company_id = ${companyId} and r.status = 'LIVE'
      order by ${ORDERS[as.sort]} limit ${limit} offset ${offset}`,
    as,
  );

/** Current rows of these reviews; leaves out deleted reviews. */
export const readChosen = (db: Db, ids: readonly string[], as: Shown): Promise<readonly ReviewRow[]> =>
  readThese(db, sql`select unnest(${ids}::text[])`, as);

/**
 * From an array whose length the planner cannot know: otherwise PostgreSQL plans for the values of each request, which
 * takes longer than reading ten reviews.
 */
async function readThese(
  db: Db,
  ids: RawBuilder<unknown>,
  { sort, voterKey }: Shown,
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${SHOWN(voterKey)}
    from (select * from company_reviews r where r.id = any(array(${ids})) and r.status = 'LIVE') r
    join companies c on c.id = r.company_id
    join job_profiles job on job.id = r.job_profile_id
    order by ${ORDERS[sort]}`.execute(db);
  return rows;
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

interface HelpfulRow {
  readonly helpful: number;
}

/**
 * Locks the review's row first, and changes the counter only by what really changed. Authors can only remove a mark on
 * their own review, from the time when they could set one.
 */
export const setHelpful = (
  db: Db,
  reviewId: string,
  { voterKey, contributionSeals }: Viewer,
  wanted: boolean,
): Promise<HelpfulRow | 'own' | undefined> =>
  inTransaction(db, async (transaction) => {
    // Privacy: before the lock, which would leave the number of a transaction of the author in the row.
    if (wanted && (await isOwn(transaction, reviewId, contributionSeals))) return 'own';
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

async function isOwn(db: Db, reviewId: string, seals: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from company_reviews where id = ${reviewId} and status = 'LIVE' and author_seal = any(${seals})`.execute(
    db,
  );
  return rows.length > 0;
}
