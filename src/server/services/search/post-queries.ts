import { type RawBuilder, sql } from 'kysely';
import { hasTrigram, joined } from '../../db/trigrams';
import { unplannedIds, unplannedText } from '../../db/unplanned';
import type { Services } from '../services';
import { type FoundRow, NOTHING_MORE, pageOf, type Rows, type Slice } from './queries';
import { hasAll, hasIndexed, joinedTitle, patternOf, titleHasSigns, wantedOf, wordsOf } from './wanted-text';

type Db = Services['db'];
type Sql = RawBuilder<unknown>;

/** The result pages do not go further. */
const MAX_COUNTED = 1000;
/** Posts that the index finds and that are read for the rest of the words, such as "hr" or "c++". */
const MAX_COMPARED = 5000;

/**
 * A sixteenth of the posts has a second index of titles. A thousand posts with a frequent word are found there; the
 * index of all posts collects hundreds of thousands first. Must match the condition of `posts_by_joined_title_sampled`.
 */
const SAMPLE = sql`left(md5(id), 1)`;
const isSampled = sql`${SAMPLE} = '0'`;
const isNotSampled = sql`${SAMPLE} <> '0'`;

/** Posts with the whole text; PostgreSQL reads those outside the sample only if it has fewer than the limit. */
function withWholeText(wanted: string): Sql {
  const part = (has: Sql) => sql`select * from (
    select id, rank, true as is_phrase from posts where status = 'LIVE' and ${has} limit ${sql.lit(MAX_COUNTED)}) part`;
  if (!hasTrigram(joined(wanted))) return part(titleHasSigns(wanted));
  const has = sql`${joinedTitle} like ${unplannedText(patternOf(joined(wanted)))}`;
  return sql`${part(sql`${isSampled} and ${has}`)} union all ${part(sql`${isNotSampled} and ${has}`)}`;
}

/** Posts with the words in another order or apart; the sample comes first here, too. */
function withWords(wanted: string, words: readonly string[]): Sql {
  const part = (place: Sql) => sql`select id, rank, lower(title) as title from posts
    where status = 'LIVE' and ${place} and ${hasIndexed(joinedTitle, words, unplannedText)}`;
  return sql`select id, rank, false from (
    ${part(isSampled)} union all ${part(isNotSampled)} limit ${sql.lit(MAX_COMPARED)}
  ) compared where ${hasAll(sql`title`, words)} and title not like ${unplannedText(patternOf(wanted))}`;
}

/** Posts with the whole text first; those with its words are only looked for if there are too few. */
export function postRows(text: string, slice: Slice): Rows {
  const wanted = wantedOf(text);
  const words = wordsOf(wanted);
  return sql`
    with fitting as (
      select id, rank, is_phrase, (count(*) over ())::integer as total from (
        ${withWholeText(wanted)} ${words ? sql`union all ${withWords(wanted, words)}` : sql``} limit ${sql.lit(MAX_COUNTED)}
      ) counted order by is_phrase desc, rank desc, id ${pageOf(slice)}
    )
    select 'POST' as kind, p.id as url_name, p.title as name, m.name as detail, null::text as logo,
      fitting.total, (row_number() over (order by fitting.is_phrase desc, fitting.rank desc, p.id))::integer as position,
      ${NOTHING_MORE}
    from fitting join posts p on p.id = fitting.id
    join communities m on m.type = p.community_type and m.entity_id = p.community_id`;
}

/** Those of the posts that are still public, as they are now. */
export async function livePosts(db: Db, ids: readonly string[]): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select 'POST' as kind, p.id as url_name, p.title as name, m.name as detail, null::text as logo,
      0 as total, ${NOTHING_MORE}
    from posts p join communities m on m.type = p.community_type and m.entity_id = p.community_id
    where p.id = any(${unplannedIds(ids)}) and p.status = 'LIVE'`.execute(db);
  return rows;
}
