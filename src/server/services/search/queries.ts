import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contracts/search';
import type { SearchEntryKind } from '../../db/search-tables';
import { unplannedIds, unplannedText } from '../../db/unplanned';
import type { Services } from '../services';
import { hasAll, hasIndexed, patternOf, wantedOf, wordsOf } from './wanted-text';

type Db = Services['db'];
type Wire = components['schemas'];

export interface FoundRow {
  readonly kind: SearchEntryKind | 'QUESTION' | 'JOB' | 'POST';
  readonly url_name: string;
  readonly name: string;
  readonly detail: string;
  readonly logo: string | null;
  readonly rating: number | null;
  readonly total: number;
  readonly counts?: Wire['CompanyHitCounts'] | null;
  readonly pay?: Wire['JobPay'];
  readonly top_pay?: readonly Wire['TopPay'][] | null;
}

/** Whether a text has each word, and whether it has them as they were written. */
function fits(column: RawBuilder<unknown>, wanted: string) {
  const phrase = sql`${column} like ${unplannedText(patternOf(wanted))}`;
  const words = wordsOf(wanted);
  return words
    ? { words: sql`${hasIndexed(column, words, unplannedText)} and ${hasAll(column, words)}`, phrase }
    : { words: phrase, phrase: sql`true` };
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A number in the text on the first page: for an unknown limit PostgreSQL expects a tenth of all rows and plans again. */
const limitTo = (count: number, { offset }: Slice): RawBuilder<unknown> =>
  sql`limit ${offset === 0 ? sql.lit(count) : count}`;
export const pageOf = (slice: Slice): RawBuilder<unknown> =>
  slice.offset === 0 ? limitTo(slice.limit, slice) : sql`limit ${slice.limit} offset ${slice.offset}`;
/** The rows of the page and of those before it. */
const upTo = (slice: Slice): RawBuilder<unknown> => limitTo(slice.offset + slice.limit, slice);

/** The highest code point, so it sorts after every letter. */
export const LAST_LETTER = '\u{10FFFF}';

/** Kinds with names in the search index that the results page shows. */
export type NamedKind = 'COMPANY' | 'DESIGNATION' | 'COMMUNITY';
export const NAMED: readonly NamedKind[] = ['COMPANY', 'DESIGNATION', 'COMMUNITY'];
const IN_NAMED = sql.join(NAMED.map((kind) => sql.lit(kind)));
/** The number of precomputed, sorted results for each common prefix. */
export const MAX_PRECOMPUTED = 10;
/** Up to this many names with one prefix can be sorted during a request. */
export const FEW = 20;
/** Longer prefixes are never precomputed. */
export const MAX_CHARACTERS = 24;

export type PlacedRow = FoundRow & { readonly position: number };

/** The roles of company `c` with the most salaries, from published groups only. */
const TOP_PAY = sql`(
  select json_agg(json_build_object('role', json_build_object('id', job.id, 'name', job.name), 'p50', top.p50)
    order by top.contributors desc, job.id)
  from (
    select s.job_profile_id, s.p50, s.contributors from salary_slices s
    where s.company_id = c.id and s.place_id is null and s.experience is null
    order by s.contributors desc, s.job_profile_id limit 3
  ) top join job_profiles job on job.id = top.job_profile_id)`;

/** A query of one kind of results; all have the same columns. */
export type Rows = RawBuilder<unknown>;

/** For kinds without a rating, counts and pay. */
export const NOTHING_MORE = sql`null::double precision as rating, null::json as counts, null::json as pay, null::json as top_pay`;

/** The rows of each query, all in one request to the database: a request costs more than most of these queries. */
export async function findRows(db: Db, queries: readonly Rows[]): Promise<readonly (readonly PlacedRow[])[]> {
  if (queries.length === 0) return [];
  const all = queries.map(
    (query, place) => sql`select ${sql.lit(place)} as query, found.* from (${query}) found`,
  );
  const { rows } = await sql<PlacedRow & { readonly query: number }>`
    ${sql.join(all, sql` union all `)} order by query, position, kind`.execute(db);
  return queries.map((_, place) => rows.filter(({ query }) => query === place));
}

type KindsQuery = Slice & { readonly kinds: readonly NamedKind[] };

/**
 * Name prefixes first, then word prefixes. The best row of every kind is always included, because it has the total;
 * further rows only for the wanted kinds. `offset 0` makes PostgreSQL read each entry by its id instead of all entries.
 */
export function namedRows(beginnings: readonly string[], { kinds, limit, offset }: KindsQuery): Rows {
  const started = beginnings.map(
    (item) => sql`t.tail >= ${unplannedText(item)} and t.tail < ${unplannedText(item + LAST_LETTER)}`,
  );
  const [first = '', ...rest] = beginnings;
  const isPrecomputed =
    rest.length === 0 && first.length <= MAX_CHARACTERS && offset + limit <= MAX_PRECOMPUTED;
  // No prefix without precomputed results has more.
  const [ready, few] = isPrecomputed
    ? [sql`beginning = ${unplannedText(first)}`, sql`limit ${sql.lit(FEW)}`]
    : [sql`false`, sql``];
  return sql`
    with best as (
      select kind, entry_id, names as total, position from search_best where ${ready}
    ), prefixed as (
      select entry_id, bool_or(is_whole) as begins_so from (
        select t.entry_id, t.is_whole from search_tails t
        where not exists (select from best) and (${sql.join(started, sql` or `)}) ${few}
      ) tails group by 1
    ), placed as (
      select * from best
      union all
      select e.kind, e.id, (count(*) over (partition by e.kind))::integer, (row_number() over (
        partition by e.kind order by prefixed.begins_so desc, e.weight desc, e.name, e.url_name
      ))::integer
      from prefixed cross join lateral (
        select * from search_entries where id = prefixed.entry_id and kind in (${IN_NAMED}) offset 0
      ) e
    )
    select p.kind, e.url_name, e.name, e.detail, e.logo, p.total, p.position, nullif(c.rating, 0) as rating,
      case when c.id is not null then json_build_object(
        'reviews', c.reviews, 'salaries', c.salaries, 'interviews', c.interviews, 'jobs', c.jobs
      ) end as counts,
      null::json as pay, case when c.id is not null and p.position = 1 then ${TOP_PAY} end as top_pay
    from placed p join search_entries e on e.id = p.entry_id
    left join companies c on p.kind = 'COMPANY' and c.url_name = e.url_name
    where p.position = 1
      or p.kind = any(${kinds}::text[]) and p.position > ${offset} and p.position <= ${offset + limit}`;
}

/** Interview questions with each word, those with the whole text first; identical texts count as one question. */
export function questionRows(text: string, slice: Slice): Rows {
  const has = fits(sql`text`, wantedOf(text));
  return sql`
    with fitting as (
      select question_id, asked, ${has.phrase} as is_phrase, (count(*) over ())::integer as total
      from search_questions where ${has.words}
      order by is_phrase desc, asked desc, question_id ${pageOf(slice)}
    )
    select 'QUESTION' as kind, q.id as url_name, q.text as name, c.name || ', ' || j.name as detail,
      null::text as logo, fitting.total,
      (row_number() over (order by fitting.is_phrase desc, fitting.asked desc, q.id))::integer as position,
      ${NOTHING_MORE}
    from fitting join interview_questions q on q.id = fitting.question_id and not q.is_hidden
    join companies c on c.id = q.company_id join job_profiles j on j.id = q.job_profile_id`;
}

/** Those of the questions that are still public, as they are now. */
export async function liveQuestions(db: Db, ids: readonly string[]): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select 'QUESTION' as kind, q.id as url_name, q.text as name, c.name || ', ' || j.name as detail,
      null::text as logo, 0 as total, ${NOTHING_MORE}
    from interview_questions q
    join companies c on c.id = q.company_id join job_profiles j on j.id = q.job_profile_id
    where q.id = any(${unplannedIds(ids)}) and not q.is_hidden`.execute(db);
  return rows;
}

/**
 * Jobs by title, or by employer name if no title has each word; titles with the whole text first; newest of each first,
 * then newest overall.
 */
export function jobRows(text: string, slice: Slice): Rows {
  const wanted = wantedOf(text);
  const has = fits(sql`title`, wanted);
  const newest = sql`order by posted_on desc, id ${upTo(slice)}`;
  const withNewest = sql`order by is_phrase desc, newest_on desc, newest_id ${upTo(slice)}`;
  return sql`
    with titles as (
      select title, ${has.phrase} as is_phrase, jobs, newest_on, newest_id from search_titles
      where ${has.words}
    ), employers as (
      select distinct company_id, true as is_phrase, jobs, newest_on, newest_id from search_employers
      where tail >= ${unplannedText(wanted)} and tail < ${unplannedText(wanted + LAST_LETTER)} and not exists (select from titles)
    ), fitting as (
      select t.is_phrase, newest.* from (select title, is_phrase from titles ${withNewest}) t cross join lateral (
        select id, posted_on from jobs where status = 'LIVE' and lower(title) = t.title ${newest}
      ) newest
      union all
      select e.is_phrase, newest.* from (select company_id, is_phrase from employers ${withNewest}) e cross join lateral (
        select id, posted_on from jobs where status = 'LIVE' and company_id = e.company_id ${newest}
      ) newest
      order by is_phrase desc, posted_on desc, id ${pageOf(slice)}
    )
    select 'JOB' as kind, j.id as url_name, j.title as name, c.name as detail,
      '/alpha/company/photos/logos/' || c.logo || '.jpg' as logo,
      (
        (select coalesce(sum(jobs), 0) from titles) + (select coalesce(sum(jobs), 0) from employers)
      )::integer as total,
      (row_number() over (order by fitting.is_phrase desc, j.posted_on desc, j.id))::integer as position,
      nullif(c.rating, 0) as rating, null::json as counts,
      json_build_object('minCtc', j.min_ctc, 'maxCtc', j.max_ctc, 'currency', j.currency) as pay, null::json as top_pay
    from fitting join jobs j on j.id = fitting.id join companies c on c.id = j.company_id`;
}

/** Counts the selection of a company only as a sum, for privacy. */
export async function countChosen(db: Db, urlName: string): Promise<void> {
  await sql`
    insert into company_interest (company_id, searches) select id, 1 from companies where url_name = ${urlName}
    on conflict (company_id) do update set searches = company_interest.searches + 1`.execute(db);
}
