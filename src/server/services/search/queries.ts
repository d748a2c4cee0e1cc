import { type RawBuilder, sql } from 'kysely';
import type { SearchEntryKind } from '../../db/search-tables';
import type { Services } from '../services';

type Db = Services['db'];

export interface FoundRow {
  readonly kind: SearchEntryKind | 'QUESTION' | 'JOB' | 'POST';
  readonly url_name: string;
  readonly name: string;
  readonly detail: string;
  readonly logo: string | null;
  readonly rating: number | null;
  /** How many fit altogether. */
  readonly total: number;
}

/** Looking through what people wrote begins with three letters: fewer are in nearly everything. */
const FEWEST_LETTERS = 3;
/** No page of results goes further. */
const MOST_COUNTED = 1000;

/** As it is looked for: without what a pattern would read as something else. */
export const wantedOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
export const patternOf = (wanted: string): string => `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * How well a name fits, best first: it begins so, a word in it does, it holds it, or a word in it is nearly that.
 * A slip is only looked for where nothing fits as it was typed.
 */
export async function findNamed(
  db: Db,
  text: string,
  { kinds, limit, offset = 0 }: { kinds: readonly SearchEntryKind[]; limit: number; offset?: number },
): Promise<readonly FoundRow[]> {
  const wanted = wantedOf(text);
  if (wanted === '') return [];
  const exact = await read(
    db,
    sql`
      select e.*, case
          when starts_with(lower(e.name), ${wanted}) then 3
          when position(' ' || ${wanted} in lower(e.name)) > 0 then 2
          else 1
        end as fit
      from search_entries e
      where lower(e.name) like ${patternOf(wanted)} and e.kind = any(${kinds}::text[])`,
    { limit, offset },
  );
  if (exact.length > 0 || wanted.length < FEWEST_LETTERS) return exact;
  return read(
    db,
    sql`
      select e.*, near.fit from (
        select w.entry_id, max(similarity(w.word, ${wanted})) as fit
        from search_words w where w.word % ${wanted} group by 1
      ) near
      join search_entries e on e.id = near.entry_id
      where e.kind = any(${kinds}::text[])`,
    { limit, offset },
  );
}

async function read(
  db: Db,
  fitting: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with fitting as (${fitting}), best as (
      select *, (count(*) over ())::integer as total from fitting
      order by fit desc, weight desc, name, url_name limit ${limit} offset ${offset}
    )
    select best.kind, best.url_name, best.name, best.detail, best.logo, best.total,
      nullif(c.rating, 0) as rating
    from best left join companies c on best.kind = 'COMPANY' and c.url_name = best.url_name
    order by best.fit desc, best.weight desc, best.name, best.url_name`.execute(db);
  return rows;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export const isLong = (text: string): boolean => wantedOf(text).length >= FEWEST_LETTERS;

/** Questions that were asked in interviews; the same words are one question. */
export async function findQuestions(
  db: Db,
  text: string,
  { limit, offset }: Slice,
): Promise<readonly FoundRow[]> {
  if (!isLong(text)) return [];
  const { rows } = await sql<FoundRow>`
    with fitting as (
      select (array_agg(q.id order by q.answers desc, q.asked_month desc, q.id))[1] as id, count(*) as asked
      from interview_questions q where lower(q.text) like ${patternOf(wantedOf(text))} group by q.text
    )
    select 'QUESTION' as kind, q.id as url_name, q.text as name, c.name || ', ' || j.name as detail,
      null as logo, null as rating, (count(*) over ())::integer as total
    from fitting join interview_questions q on q.id = fitting.id
    join companies c on c.id = q.company_id join job_profiles j on j.id = q.job_profile_id
    order by fitting.asked desc, q.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Openings by their title, or by the employer's name. */
export async function findJobs(db: Db, text: string, { limit, offset }: Slice): Promise<readonly FoundRow[]> {
  if (!isLong(text)) return [];
  const pattern = patternOf(wantedOf(text));
  const { rows } = await sql<FoundRow>`
    with fitting as (
      select j.id from jobs j where j.status = 'LIVE' and lower(j.title) like ${pattern}
      union
      select j.id from search_entries e join companies c on c.url_name = e.url_name
      join jobs j on j.company_id = c.id
      where e.kind = 'COMPANY' and lower(e.name) like ${pattern} and j.status = 'LIVE'
    )
    select 'JOB' as kind, j.id as url_name, j.title as name, c.name as detail,
      '/alpha/company/photos/logos/' || c.logo || '.jpg' as logo, nullif(c.rating, 0) as rating,
      (count(*) over ())::integer as total
    from fitting join jobs j on j.id = fitting.id join companies c on c.id = j.company_id
    order by j.posted_on desc, j.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Posts by their title. */
export async function findPosts(
  db: Db,
  text: string,
  { limit, offset }: Slice,
): Promise<readonly FoundRow[]> {
  if (!isLong(text)) return [];
  const { rows } = await sql<FoundRow>`
    with fitting as (
      select id, rank from posts where status = 'LIVE' and lower(title) like ${patternOf(wantedOf(text))}
      limit ${MOST_COUNTED}
    )
    select 'POST' as kind, p.id as url_name, p.title as name, m.name as detail, null as logo, null as rating,
      (count(*) over ())::integer as total
    from fitting join posts p on p.id = fitting.id
    join communities m on m.type = p.community_type and m.entity_id = p.community_id
    order by fitting.rank desc, p.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A company was chosen: its sum is one more. */
export async function countChosen(db: Db, urlName: string): Promise<void> {
  await sql`
    insert into company_interest (company_id, searches) select id, 1 from companies where url_name = ${urlName}
    on conflict (company_id) do update set searches = company_interest.searches + 1`.execute(db);
}
