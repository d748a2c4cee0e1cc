import { sql } from 'kysely';
import type { LoggedContent, LoggedType } from '../../../core/trust/contribution';
import type { ServedEntry } from '../../../core/trust/served-entry';
import type { Services } from '../services';
import { readContributions } from './contribution-queries';

type Db = Services['db'];

interface AcceptedRow {
  readonly index: string;
  readonly commitment: string;
  readonly resource_type: LoggedType | null;
  readonly resource_id: string | null;
  readonly salt: string | null;
  /** When a change or removal that is not in the log yet will enter it. */
  readonly until: Date | null;
  /** A comment whose post is hidden. */
  readonly is_covered: boolean;
  readonly cover: string | null;
  /** The company of a review. */
  readonly company: string | null;
}

/** Reads the current state of the contributions that these log entries accepted. */
export async function readServed(db: Db, from: number, count: number): Promise<readonly ServedEntry[]> {
  const { rows } = await sql<AcceptedRow>`
    select e.index, e.commitment, l.resource_type, l.resource_id, l.salt, (
      select max(p.due_at) from log_pending p
      where (p.commitment = e.commitment and p.entry ~ '"kind":"(deleted|hidden)"')
        or p.entry like '%"earlier":"' || e.commitment || '"%') as until,
      coalesce(above.status not in ('LIVE', 'DELETED'), false) as is_covered, cover.commitment as cover, reviewed.url_name as company
    from log_entries e left join log_contributions l on l.commitment = e.commitment
    left join comments c on l.resource_type = 'COMMENT' and c.id = l.resource_id
    left join posts above on above.id = c.post_id
    left join log_contributions cover on cover.resource_type = 'POST' and cover.resource_id = c.post_id
    left join company_reviews r on l.resource_type = 'REVIEW' and r.id = l.resource_id
    left join companies reviewed on reviewed.id = r.company_id
    where e.index >= ${from} and e.index < ${from + count} and e.entry ~ '^{"kind":"(accepted|changed)"'
    order by e.index`.execute(db);
  const contents = await contentsOf(db, rows);
  return rows.map((row) => ({ index: Number(row.index), ...stateOf(row, contents.get(row.commitment)) }));
}

function stateOf(row: AcceptedRow, shown: Shown | undefined) {
  const { salt, until, is_covered: isCovered, cover, company } = row;
  if (shown && isCovered) return { state: 'covered', by: cover ?? undefined } as const;
  if (shown && salt !== null) return { state: 'shown', salt, ...(company && { company }), ...shown } as const;
  return until ? ({ state: 'waiting', until: until.toISOString() } as const) : ({ state: 'gone' } as const);
}

interface Shown {
  readonly type: LoggedType;
  readonly id: string;
  readonly content: LoggedContent;
}

async function contentsOf(db: Db, rows: readonly AcceptedRow[]): Promise<ReadonlyMap<string, Shown>> {
  const contents = new Map<string, Shown>();
  for (const type of new Set(rows.flatMap((row) => row.resource_type ?? []))) {
    const ids = rows.flatMap((row) => (row.resource_type === type ? (row.resource_id ?? []) : []));
    for (const { id, is_shown: isShown, commitment, content } of await readContributions(db, type, ids))
      if (isShown && commitment !== null) contents.set(commitment, { type, id, content });
  }
  return contents;
}
