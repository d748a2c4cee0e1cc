import { type RawBuilder, sql } from 'kysely';
import { PHRASES } from '../../../core/reviews/phrases';
import { indianDay } from '../../db/indian-day';
import type { Services } from '../services';
import { countBursts } from './count-bursts';
import { releaseOpinions } from './release-opinions';

type Db = Services['db'];

/** Privacy threshold: figures for fewer reviews are not shown. */
export const MIN_REVIEWS = 5;

/** A badge says "someone proved to work here", so it needs a larger group. */
export const MIN_VERIFIED = 10;
const QUARTERS = 8;

/** Every change of a review calls this in its transaction; also daily, because "the last twelve months" move on. */
export async function recountReviews(db: Db, companyIds: readonly number[], today: Date): Promise<void> {
  const these = sql`${companyIds}::integer[]`;
  const day = indianDay(today);
  const yearAgo = sql`(${day}::date - interval '12 months')`;
  // Serializes concurrent writers of one company: the second counts what the first wrote.
  await sql`select from companies where id = any(${these}) order by id for no key update`.execute(db);
  await countStars(db, these);
  await countQuarters(db, these, day);
  await countBursts(db, these, day);
  await countPhrases(db, these, yearAgo);
  await releaseOpinions(db, these, day);
  await countFacets(db, these);
  await countPerOffice(db, these);
  await countPerCompany(db, these, yearAgo);
  await sql`update companies set recounted_on = ${day}::date where id = any(${these})`.execute(db);
}

type Sql = RawBuilder<unknown>;

async function countStars(db: Db, these: Sql): Promise<void> {
  await sql`delete from company_ratings where company_id = any(${these})`.execute(db);
  await sql`
    insert into company_ratings (company_id, category, one, two, three, four, five)
    select r.company_id, rated.category,
      count(*) filter (where rated.stars = 1), count(*) filter (where rated.stars = 2),
      count(*) filter (where rated.stars = 3), count(*) filter (where rated.stars = 4),
      count(*) filter (where rated.stars = 5)
    from company_reviews r
    cross join lateral (values
      ('overall', r.overall), ('workLife', r.work_life), ('skills', r.skills), ('culture', r.culture),
      ('pay', r.pay), ('security', r.security), ('promotions', r.promotions)
    ) as rated (category, stars)
    where r.company_id = any(${these}) and r.status = 'LIVE'
    group by 1, 2`.execute(db);
}

/** Only finished quarters: a new review can't move a published point. */
async function countQuarters(db: Db, these: Sql, day: string): Promise<void> {
  const current = sql`date_trunc('quarter', ${day}::date)`;
  await sql`delete from company_quarters where company_id = any(${these})`.execute(db);
  await sql`
    insert into company_quarters (company_id, starts_on, reviews, average)
    select company_id, date_trunc('quarter', written_on)::date, count(*), round(avg(overall), 1)
    from company_reviews
    where company_id = any(${these}) and status = 'LIVE' and written_on < ${current}
      and written_on >= ${current} - ${3 * QUARTERS} * interval '1 month'
    group by 1, 2 having count(*) >= ${MIN_REVIEWS}`.execute(db);
}

/** A phrase counts once per review; it shows when five reviews of the last twelve months contain it. */
async function countPhrases(db: Db, these: Sql, yearAgo: Sql): Promise<void> {
  await sql`delete from company_phrases where company_id = any(${these})`.execute(db);
  await sql`
    insert into company_phrases (company_id, phrase, side, mentions, review_id)
    select r.company_id, known.id, known.side, count(*), (array_agg(r.id order by r.helpful desc, r.id))[1]
    from company_reviews r
    join unnest(
      ${PHRASES.map(({ id }) => id)}::text[], ${PHRASES.map(({ side }) => side)}::text[],
      ${PHRASES.map(({ mark }) => mark.toLowerCase())}::text[]
    ) as known (id, side, mark)
      on position(known.mark in lower(case known.side when 'likes' then r.likes else r.dislikes end)) > 0
    where r.company_id = any(${these}) and r.status = 'LIVE' and r.written_on > ${yearAgo}
    group by 1, 2, 3
    having count(*) >= ${MIN_REVIEWS}`.execute(db);
}

/** Anonymous reviews are left out of the counts by role and place. */
async function countFacets(db: Db, these: Sql): Promise<void> {
  await sql`delete from company_facets where company_id = any(${these})`.execute(db);
  await sql`
    insert into company_facets (company_id, kind, entity_id, reviews)
    select r.company_id, facet.kind, facet.entity_id, count(*)
    from company_reviews r
    join job_profiles job on job.id = r.job_profile_id
    cross join lateral (values
      ('job', r.job_profile_id), ('department', job.department_id), ('place', r.place_id)
    ) as facet (kind, entity_id)
    where r.company_id = any(${these}) and r.status = 'LIVE' and not r.is_anonymous
    group by 1, 2, 3
    having count(*) >= ${MIN_REVIEWS}`.execute(db);
}

async function countPerOffice(db: Db, these: Sql): Promise<void> {
  await sql`
    update company_locations o set rating = counted.rating, reviews = coalesce(counted.reviews, 0)
    from company_locations office
    left join (
      select company_id, place_id, round(avg(overall), 1)::double precision as rating, count(*)::integer as reviews
      from company_reviews where company_id = any(${these}) and status = 'LIVE' and not is_anonymous
      group by 1, 2 having count(*) >= ${MIN_REVIEWS}
    ) counted on counted.company_id = office.company_id and counted.place_id = office.place_id
    where o.company_id = any(${these})
      and office.company_id = o.company_id and office.place_id = o.place_id`.execute(db);
}

async function countPerCompany(db: Db, these: Sql, yearAgo: Sql): Promise<void> {
  const topPhrase = (side: 'likes' | 'dislikes') => sql`(
    select phrase from company_phrases p where p.company_id = c.id and p.side = ${side}
    order by mentions desc, phrase limit 1)`;
  await sql`
    update companies c set
      reviews = coalesce(counted.reviews, 0),
      reviews_last_year = coalesce(counted.last_year, 0),
      verified_reviews = coalesce(counted.verified, 0),
      rating = coalesce(counted.rating, 0),
      top_like = ${topPhrase('likes')},
      top_dislike = ${topPhrase('dislikes')}
    from companies company
    left join (
      select company_id, count(*)::integer as reviews, round(avg(overall), 1)::double precision as rating,
        (count(*) filter (where written_on > ${yearAgo}))::integer as last_year,
        (count(*) filter (where is_verified and not is_anonymous))::integer as verified
      from company_reviews where company_id = any(${these}) and status = 'LIVE' group by 1
    ) counted on counted.company_id = company.id
    where company.id = c.id and c.id = any(${these})`.execute(db);
}

/** The benchmark for a company: the average of all stars in its industry. */
export async function recountIndustries(db: Db): Promise<void> {
  const averages = sql`
    select c.industry_id, r.category,
      round(sum(r.one + 2 * r.two + 3 * r.three + 4 * r.four + 5 * r.five)::numeric
        / sum(r.one + r.two + r.three + r.four + r.five), 1)::double precision as average
    from company_ratings r join companies c on c.id = r.company_id
    group by 1, 2`;
  await sql`
    insert into industry_ratings as known (industry_id, category, average) ${averages}
    on conflict (industry_id, category) do update set average = excluded.average
      where known.average <> excluded.average`.execute(db);
  await sql`
    delete from industry_ratings known where not exists (
      select from (${averages}) now
      where now.industry_id = known.industry_id and now.category = known.category
    )`.execute(db);
}
