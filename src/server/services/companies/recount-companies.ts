import { sql } from 'kysely';
import { badgesOf, topHundredth } from '../../../core/companies/badges';
import type { Services } from '../services';

type Db = Services['db'];

/** Counts next to the tabs. Salaries use published figures: a live count would reveal who just reported or left. */
export async function recountCompanies(db: Db): Promise<void> {
  await sql`
    update companies c set locations = counted.locations, photos = counted.photos, salaries = counted.salaries,
      interviews = counted.interviews, jobs = counted.jobs
    from (
      select company.id,
        (select count(*) from company_locations o where o.company_id = company.id)::integer as locations,
        (select count(*) from company_photos p where p.company_id = company.id and not p.is_hidden)::integer as photos,
        coalesce(reported.salaries, 0) as salaries, coalesce(submitted.interviews, 0) as interviews,
        coalesce(openings.jobs, 0) as jobs
      from companies company
      left join (
        select company_id, sum(contributors)::integer as salaries from salary_slices
        where company_id is not null and place_id is null and experience is null group by 1
      ) reported on reported.company_id = company.id
      left join (
        select company_id, sum(interviews)::integer as interviews from interview_counts group by 1
      ) submitted on submitted.company_id = company.id
      left join (
        select company_id, count(*)::integer as jobs from jobs where status = 'LIVE' group by 1
      ) openings on openings.company_id = company.id
    ) counted
    where counted.id = c.id and (c.locations, c.photos, c.salaries, c.interviews, c.jobs)
      is distinct from (counted.locations, counted.photos, counted.salaries, counted.interviews, counted.jobs)`.execute(
    db,
  );
}

interface BadgeRow {
  readonly id: number;
  readonly is_claimed: boolean;
  readonly followers: number;
  readonly reviews_last_year: number;
  readonly replies_of_year: number;
  readonly replies_to_critics: number;
  readonly updates: number;
  readonly jobs: number;
  readonly jobs_with_pay: number;
  readonly searches: number;
  readonly visits: number;
}

export async function awardBadges(db: Db, today: Date): Promise<void> {
  const day = today.toISOString().slice(0, 10);
  const { rows } = await sql<BadgeRow>`
    select c.id, c.is_claimed, coalesce(m.followers, 0) as followers, c.reviews_last_year,
      coalesce(replied.of_year, 0)::integer as replies_of_year,
      coalesce(replied.to_critics, 0)::integer as replies_to_critics,
      (
        select count(*)::integer from company_updates u
        where u.company_id = c.id and u.written_on > ${day}::date - 90
      ) as updates,
      coalesce(openings.jobs, 0)::integer as jobs, coalesce(openings.with_pay, 0)::integer as jobs_with_pay,
      coalesce(interest.searches, 0) as searches, coalesce(interest.visits, 0) as visits
    from companies c
    left join communities m on m.type = 'COMPANY' and m.entity_id = c.id
    left join company_interest interest on interest.company_id = c.id
    left join (
      select company_id, count(*) as jobs,
        count(*) filter (where min_ctc is not null and max_ctc is not null) as with_pay
      from jobs where status = 'LIVE' group by 1
    ) openings on openings.company_id = c.id
    left join (
      select company_id, count(*) filter (where written_on > ${day}::date - interval '12 months') as of_year,
        count(*) filter (where overall <= 3 and replied_on > ${day}::date - 90) as to_critics
      from company_reviews where reply is not null and status = 'LIVE' group by 1
    ) replied on replied.company_id = c.id`.execute(db);
  const mostFollowed = topHundredth(rows.map(({ followers }) => followers));
  const mostSearched = topHundredth(rows.map(({ searches }) => searches));
  const mostVisited = topHundredth(rows.map(({ visits }) => visits));
  const badges = rows.flatMap((row) =>
    badgesOf({
      claimed: row.is_claimed,
      followers: row.followers,
      mostFollowed,
      reviewsOfYear: row.reviews_last_year,
      repliesOfYear: row.replies_of_year,
      repliesToCritics: row.replies_to_critics,
      updates: row.updates,
      liveJobs: row.jobs,
      jobsWithPay: row.jobs_with_pay,
      searches: row.searches,
      mostSearched,
      visits: row.visits,
      mostVisited,
    }).map((code) => ({ company_id: row.id, code })),
  );
  await saveBadges(db, badges);
}

/** Writes only the changes, so that no reader sees a company without its badges. */
async function saveBadges(
  db: Db,
  badges: readonly { readonly company_id: number; readonly code: string }[],
): Promise<void> {
  const rawBuilder = sql`unnest(
    ${badges.map((badge) => badge.company_id)}::integer[], ${badges.map(({ code }) => code)}::text[]
  ) as given (company_id, code)`;
  await sql`
    insert into company_badges (company_id, code) select company_id, code from ${rawBuilder}
    on conflict do nothing`.execute(db);
  await sql`
    delete from company_badges b where not exists (
      select from ${rawBuilder} where given.company_id = b.company_id and given.code = b.code
    )`.execute(db);
}
