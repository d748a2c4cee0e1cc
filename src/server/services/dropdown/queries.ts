import { sql } from 'kysely';
import type { Services } from '../services';

export type ChoiceList = 'department' | 'industry';

interface ChoiceRow {
  readonly id: number;
  readonly name: string;
}

const TABLES = { department: 'departments', industry: 'industries' } as const;

/** Numbers follow the usual order. */
export const readChoices = (db: Services['db'], list: ChoiceList): Promise<readonly ChoiceRow[]> =>
  db.selectFrom(TABLES[list]).select(['id', 'name']).orderBy('id').execute();

/** Names that begin with the text first, then those with a word that does, then the rest. */
export async function suggestChoices(
  db: Services['db'],
  list: ChoiceList,
  text: string,
  limit: number,
): Promise<readonly ChoiceRow[]> {
  const wanted = text.trim().toLowerCase();
  const { rows } = await sql<ChoiceRow>`
    select id, name from ${sql.table(TABLES[list])}
    where position(${wanted} in lower(name)) > 0
    order by starts_with(lower(name), ${wanted}) desc, position(${` ${wanted}`} in lower(name)) > 0 desc, id
    limit ${limit}`.execute(db);
  return rows;
}
