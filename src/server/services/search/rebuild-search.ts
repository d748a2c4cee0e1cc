import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { FEW, MAX_CHARACTERS, MAX_PRECOMPUTED, NAMED } from './queries';

type Db = Services['db'];

const SLUG = (name: string) =>
  sql.raw(`trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`);

/**
 * Everything with a name. Entries of one kind with the same URL name are merged under the name with the
 * highest weight.
 */
const WANTED = sql`
  select distinct on (kind, url_name) * from (
    select 'COMPANY' as kind, c.url_name, c.name, i.name || ', ' || p.name as detail,
      '/alpha/company/photos/logos/' || c.logo || '.jpg' as logo, c.reviews as weight
    from companies c join industries i on i.id = c.industry_id join places p on p.id = c.headquarters_id
    union all
    select 'DESIGNATION', ${SLUG('j.name')}, j.name, d.name, null, coalesce(sum(s.contributors), 0)::integer
    from job_profiles j join departments d on d.id = j.department_id
    left join salary_slices s
      on s.job_profile_id = j.id and s.company_id is null and s.place_id is null and s.experience is null
    group by j.id, j.name, d.name
    union all
    select 'COMMUNITY', lower(type) || '/' || slug, name,
      case type when 'TOPIC' then category when 'DEPARTMENT' then 'Department' else 'Company community' end,
      logo, followers
    from communities where type <> 'COMPANY'
    union all
    select 'COLLEGE', ${SLUG('g.name')} || '-' || g.id, g.name, p.name, null, 0
    from colleges g join places p on p.id = g.place_id
    union all
    select 'SKILL', ${SLUG('skill')}, min(skill), '', null, count(*)::integer
    from interview_questions where not is_hidden group by 2
  ) named order by kind, url_name, weight desc, name`;

/** Syncs the search index of names with the source tables. Searches during the rebuild see the old state. */
export const rebuildSearch = (db: Db): Promise<void> => inTransaction(db, rebuild);

async function rebuild(db: Db): Promise<void> {
  // Two servers running this in parallel would both insert the missing rows.
  await sql`lock table search_entries in share row exclusive mode`.execute(db);
  const gone = await sql`
    delete from search_entries e where not exists (
      select from (${WANTED}) wanted
      where wanted.kind = e.kind and wanted.url_name = e.url_name and wanted.name = e.name
    )`.execute(db);
  const written = await sql`
    insert into search_entries as e (kind, url_name, name, detail, logo, weight)
    select kind, url_name, name, detail, logo, weight from (${WANTED}) wanted
    on conflict (kind, url_name) do update
      set detail = excluded.detail, logo = excluded.logo, weight = excluded.weight
      where (e.detail, e.logo, e.weight) is distinct from (excluded.detail, excluded.logo, excluded.weight)`.execute(
    db,
  );
  const cut = await cutNames(db);
  await countQuestions(db);
  await countOpenings(db);
  if ([gone, written, cut].every(({ numAffectedRows }) => !numAffectedRows)) return;
  await saveVocabulary(db);
  await makeReady(db);
}

/** Indexes new names from the start of each word. */
const cutNames = (db: Db) =>
  sql`
    insert into search_tails (entry_id, tail, is_whole)
    select e.id, substr(named.letters, start), start = 1 from search_entries e
    cross join lateral (select lower(e.name) as letters) named
    cross join lateral generate_series(1, length(named.letters)) as start
    where e.kind <> 'COLLEGE' and not exists (select from search_tails known where known.entry_id = e.id)
      and (start = 1 or (
        substr(named.letters, start, 1) ~ '[[:alnum:]]' and substr(named.letters, start - 1, 1) ~ '[^[:alnum:]]'
      ))`.execute(db);

/** Every full name and every word of it, in lower case. */
async function saveVocabulary(db: Db): Promise<void> {
  const rawBuilder = sql`
    select word from (select lower(name) as name from search_entries where kind <> 'COLLEGE') e
    cross join lateral (
      select e.name as word union all select unnest(regexp_split_to_array(e.name, '[^[:alnum:]]+'))
    ) w where length(word) > 1`;
  await sql`
    insert into search_vocabulary (word) select distinct word from (${rawBuilder}) spoken
    on conflict do nothing`.execute(db);
  await sql`
    delete from search_vocabulary known
    where not exists (select from (${rawBuilder}) spoken where spoken.word = known.word)`.execute(db);
}

async function countQuestions(db: Db, resolved: RawBuilder<boolean> = sql`true`): Promise<void> {
  await sql`delete from search_questions where ${resolved}`.execute(db);
  await sql`
    insert into search_questions (question_id, text, asked)
    select (array_agg(id order by answers desc, asked_month desc, id))[1], text, count(*)
    from (select id, answers, asked_month, lower(text) as text from interview_questions where not is_hidden) asked
    where ${resolved} group by text
    on conflict (question_id) do update set text = excluded.text, asked = excluded.asked`.execute(db);
}

/** Recounts the questions of one interview; the same question from other interviews stays searchable. */
export const recountQuestionsOf = (db: Db, interviewId: string): Promise<void> =>
  countQuestions(
    db,
    sql`text in (select lower(q.text) from interview_questions q where q.interview_id = ${interviewId})`,
  );

const OPENINGS = sql`count(*) as jobs, max(posted_on) as newest_on,
  (array_agg(id order by posted_on desc, id))[1] as newest_id`;

async function countOpenings(db: Db): Promise<void> {
  await sql`delete from search_titles`.execute(db);
  await sql`
    insert into search_titles (title, jobs, newest_on, newest_id)
    select lower(title), ${OPENINGS} from jobs where status = 'LIVE' group by 1`.execute(db);
  await sql`delete from search_employers`.execute(db);
  await sql`
    insert into search_employers (tail, company_id, jobs, newest_on, newest_id)
    select t.tail, c.id, open.jobs, open.newest_on, open.newest_id
    from (select company_id, ${OPENINGS} from jobs where status = 'LIVE' group by 1) open
    join companies c on c.id = open.company_id
    join search_entries e on e.kind = 'COMPANY' and e.url_name = c.url_name
    join search_tails t on t.entry_id = e.id`.execute(db);
}

const BEST_FIRST = sql`order by many.begins_so desc, e.weight desc, e.name, e.url_name`;

/** Precomputes the sorted names of every common prefix, overall and by kind, one letter longer in each round. */
async function makeReady(db: Db): Promise<void> {
  await sql`delete from search_ready`.execute(db);
  await sql`delete from search_best`.execute(db);
  for (let emails = 1; emails <= MAX_CHARACTERS; emails++) {
    const { numAffectedRows } = await sql`
      with many as (
        select left(tail, ${emails}) as beginning, entry_id, bool_or(is_whole) as begins_so
        from search_tails where length(tail) >= ${emails}
          and left(tail, ${emails}) in (
            select left(tail, ${emails}) from search_tails group by 1 having count(*) > ${FEW}
          )
        group by 1, 2
      ), placed as (
        select many.beginning, e.kind, many.entry_id,
          row_number() over (partition by many.beginning ${BEST_FIRST}) as position,
          row_number() over (partition by many.beginning, e.kind ${BEST_FIRST}) as of_kind,
          count(*) over (partition by many.beginning, e.kind) as names
        from many join search_entries e on e.id = many.entry_id
      ), best as (
        insert into search_best (beginning, kind, position, entry_id, names)
        select beginning, kind, of_kind, entry_id, names from placed
        where of_kind <= ${MAX_PRECOMPUTED} and kind = any(${NAMED}::text[])
      )
      insert into search_ready (beginning, position, entry_id)
      select beginning, position, entry_id from placed where position <= ${MAX_PRECOMPUTED}`.execute(db);
    if (!numAffectedRows) return;
  }
}
