import { sql } from 'kysely';
import type { Services } from '../services';
import { type FoundRow, LAST_LETTER } from './queries';
import type { Vocabulary } from './vocabulary';
import { isLong, wantedOf } from './wanted-text';

type Db = Services['db'];

/** More than any prefix without precomputed results can match. */
const MAX_SORTED = 40;

export interface SuggestRequest {
  readonly text: string;
  readonly limit: number;
  /** The name to look for when nothing begins with the text; without it, similar names. */
  readonly related: string | undefined;
}

/** Name prefixes first, then word prefixes. */
export async function suggest(
  db: Db,
  { text, limit, related }: SuggestRequest,
  vocabulary: Vocabulary,
): Promise<readonly FoundRow[]> {
  const wanted = wantedOf(text);
  if (wanted === '') return [];
  const started = await beginningWith(db, wanted, limit);
  if (started.length > 0 || !isLong(wanted)) return started;
  const resolved = await Promise.all(
    (related ? [wantedOf(related)] : await vocabulary.similarTo(wanted)).map((word) =>
      beginningWith(db, word, limit),
    ),
  );
  const once = new Map(resolved.flat().map((row) => [`${row.kind} ${row.url_name}`, row]));
  return [...once.values()].slice(0, limit);
}

/** One or two index lookups: common prefixes are precomputed, and all others match few names. */
async function beginningWith(db: Db, beginning: string, limit: number): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select e.kind, e.url_name, e.name, e.detail, e.logo, 0 as total, nullif(c.rating, 0) as rating
    from (
      select entry_id, position, true as begins_so from search_ready
      where beginning = ${beginning} and position <= ${limit}
      union all
      select entry_id, 0, bool_or(is_whole) from (
        select entry_id, is_whole from search_tails
        where tail >= ${beginning} and tail < ${beginning + LAST_LETTER}
          and not exists (select from search_ready where beginning = ${beginning})
        limit ${MAX_SORTED}
      ) few group by entry_id
    ) found
    join search_entries e on e.id = found.entry_id
    left join companies c on e.kind = 'COMPANY' and c.url_name = e.url_name
    order by found.position, found.begins_so desc, e.weight desc, e.name, e.url_name
    limit ${limit}`.execute(db);
  return rows;
}
