import { type RawBuilder, sql } from 'kysely';
import type { ActivityKind } from '../../../db/profile-tables';
import { isUndecided } from '../../moderation/company-contributions';
import type { Services } from '../../services';
import type { sealsOf } from '../deletion/account-seals';

type Db = Services['db'];
type Seals = ReturnType<typeof sealsOf>;

type Counted = Exclude<ActivityKind, 'VOTE'>;

export interface ActivityRow {
  readonly kind: Counted;
  readonly id: string;
  readonly status: string;
  readonly alias: 'ANONYMOUS' | 'DESIGNATION' | null;
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
  /** Privacy: only the day is returned, never the time. */
  readonly submitted_on: string;
}

const ALIASES = (seals: Seals) => sql`(${seals['face ANONYMOUS']}, ${seals['face DESIGNATION']})`;

/** A salary report: its content is encrypted, so the server decrypts it and the database cannot read it. */
export interface ActivitySalary {
  readonly id: string;
  readonly status: 'LIVE' | 'WAITING';
  readonly title: string;
  readonly month: string;
}

interface ActivityOwner {
  readonly seals: Seals;
  readonly salaries: readonly ActivitySalary[];
}

/** The title of the post of a comment; empty when a moderator removed someone else's post. */
const shownTitle = sql`case when p.status = 'LIVE' or p.alias_id = c.alias_id then p.title else '' end`;

/** All contributions of a member, found by seals that only the server can compute. */
const callback = ({ seals, salaries }: ActivityOwner): RawBuilder<unknown> => sql`
  select 'POST' as kind, p.id, p.status, f.profile_type as alias, p.title, left(p.content, 200) as text,
    '/p/' || p.id as path, p.created_at as at
  from posts p join aliases f on f.id = p.alias_id where f.owner_seal in ${ALIASES(seals)} and p.status <> 'DELETED'
  union all
  select 'COMMENT', c.id, c.status, f.profile_type, ${shownTitle}, left(c.text, 200), '/p/' || c.post_id, c.created_at
  from comments c join aliases f on f.id = c.alias_id join posts p on p.id = c.post_id
  where f.owner_seal in ${ALIASES(seals)} and c.status <> 'DELETED'
  union all
  select 'REVIEW', r.id, r.status, null, r.title, left(r.likes, 200), '/reviews/' || c.url_name || '-reviews',
    r.written_on::timestamptz
  from company_reviews r join companies c on c.id = r.company_id
  where r.author_seal = ${seals.review} and r.status <> 'DELETED'
  union all
  select 'SALARY', s.id, s.status, null, s.title, '', '/contribute/salary-v3?rid=' || s.id, s.month::timestamptz
  from json_to_recordset(${JSON.stringify(salaries)}::json) as s (id text, status text, title text, month text)
  union all
  select 'INTERVIEW', i.id, i.status, null, j.name || ' at ' || c.name, left(coalesce(i.advice, ''), 200),
    '/interviews/' || c.url_name || '-interview-questions', i.written_month::timestamptz
  from interviews i join companies c on c.id = i.company_id join job_profiles j on j.id = i.job_profile_id
  where i.author_seal = ${seals.interview}
  union all
  select 'BENEFITS', b.id, 'LIVE', null, c.name, left(coalesce(b.note, ''), 200),
    '/contribute/company-benefits?rid=' || b.id, b.submitted_month::timestamptz
  from benefit_reports b join companies c on c.id = b.company_id
  where b.author_seal = ${seals.benefits}
  union all
  select 'PHOTOS', p.id, 'LIVE', null, c.name,
    left((select string_agg(caption, ', ' order by position) from company_photos where report_id = p.id and not is_hidden), 200),
    '/features?UploadId=' || p.id, p.submitted_month::timestamptz
  from photo_reports p join companies c on c.id = p.company_id
  where p.author_seal = ${seals.photos} and exists (select from company_photos where report_id = p.id and not is_hidden)
  union all
  select 'PHOTOS', p.id, case when ${isUndecided} then 'FLAGGED' else 'HIDDEN' end, null, c.name, p.caption, '/features?UploadId=' || r.id, r.submitted_month::timestamptz
  from photo_reports r join company_photos p on p.report_id = r.id and p.is_hidden
  join companies c on c.id = r.company_id
  where r.author_seal = ${seals.photos}`;

interface ActivityQuery {
  readonly kind: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface ActivityCounts {
  readonly kind: Counted;
  readonly count: number;
}

/** A page of contributions and the count per kind, in a single query. */
export async function readActivity(db: Db, owner: ActivityOwner, query: ActivityQuery) {
  const { rows } = await sql<{ items: readonly ActivityRow[]; counts: readonly ActivityCounts[] }>`
    with all_given as materialized (${callback(owner)})
    select (select coalesce(json_agg(one), '[]') from (
      select kind, id, status, alias, title, text, path, to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as submitted_on
      from all_given where ${query.kind ?? null}::text is null or kind = ${query.kind ?? null}
      order by at desc, id limit ${query.limit} offset ${query.offset}) one) as items,
      (select coalesce(json_agg(one), '[]') from (${countsOf}) one) as counts`.execute(db);
  const [{ items, counts } = { items: [], counts: [] }] = rows;
  return { items, counts: ofEveryKind(counts) };
}

/** Excludes votes: each has a separate seal, so counting them would mean testing every vote of every member. */
export async function countActivity(db: Db, owner: ActivityOwner): Promise<readonly ActivityCounts[]> {
  const { rows } = await sql<ActivityCounts>`with all_given as (${callback(owner)}) ${countsOf}`.execute(db);
  return ofEveryKind(rows);
}

const countsOf = sql`select kind, count(*)::integer as count from all_given group by kind`;

const ofEveryKind = (counts: readonly ActivityCounts[]): readonly ActivityCounts[] =>
  KINDS.map((kind) => ({
    kind,
    count: counts.find((activityCounts) => activityCounts.kind === kind)?.count ?? 0,
  }));

const KINDS: readonly Counted[] = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS'];
