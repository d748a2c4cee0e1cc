import { sql } from 'kysely';
import { badgesOf } from '../../../core/companies/badges';
import type { Services } from '../services';

type Db = Services['db'];

/** What stands beside the tabs, from the rows themselves. */
export async function recountCompanies(db: Db): Promise<void> {
  await sql`
    update companies c set
      offices = (select count(*) from company_offices o where o.company_id = c.id),
      photos = (select count(*) from company_photos p where p.company_id = c.id),
      salaries = coalesce(reported.salaries, 0)
    from companies company
    left join (select company_id, count(*)::integer as salaries from salary_reports group by 1) reported
      on reported.company_id = company.id
    where company.id = c.id`.execute(db);
}

interface BadgeRow {
  readonly id: number;
  readonly is_claimed: boolean;
  readonly followers: number;
  readonly reviews_last_year: number;
  readonly replies_of_year: number;
  readonly replies_to_critics: number;
}

/** Gives every company the badges it has today. */
export async function awardBadges(db: Db, today: Date): Promise<void> {
  const day = today.toISOString().slice(0, 10);
  const { rows } = await sql<BadgeRow>`
    select c.id, c.is_claimed, coalesce(m.followers, 0) as followers, c.reviews_last_year,
      coalesce(replied.of_year, 0)::integer as replies_of_year,
      coalesce(replied.to_critics, 0)::integer as replies_to_critics
    from companies c
    left join communities m on m.type = 'COMPANY' and m.entity_id = c.id
    left join (
      select company_id, count(*) filter (where written_on > ${day}::date - interval '12 months') as of_year,
        count(*) filter (where overall <= 3 and replied_on > ${day}::date - 90) as to_critics
      from company_reviews where reply is not null and status = 'LIVE' group by 1
    ) replied on replied.company_id = c.id`.execute(db);
  const byFollowers = rows.map(({ followers }) => followers).sort((a, b) => b - a);
  const mostFollowed = byFollowers[Math.ceil(rows.length / 100) - 1] ?? 0;
  const badges = rows.flatMap((row) =>
    badgesOf({
      claimed: row.is_claimed,
      followers: row.followers,
      mostFollowed,
      reviewsOfYear: row.reviews_last_year,
      repliesOfYear: row.replies_of_year,
      repliesToCritics: row.replies_to_critics,
    }).map((code) => ({ company_id: row.id, code })),
  );
  await db.deleteFrom('company_badges').execute();
  if (badges.length > 0) await db.insertInto('company_badges').values(badges).execute();
}
