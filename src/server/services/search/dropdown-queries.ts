import { sql } from 'kysely';
import type { ChoiceList } from '../../../core/search/choices-port';
import { resolveNames } from '../../../core/search/other-names';
import type { Services } from '../services';
import { bestMatches } from './best-matches';
import { COURSES, SPECIALISATIONS } from './study-lists';

interface ChoiceRow {
  readonly id: number;
  readonly name: string;
}

const TABLES = {
  department: 'departments',
  industry: 'industries',
  company: 'companies',
  jobProfile: 'job_profiles',
  location: 'places',
  college: 'colleges',
} as const;
const OWN_LISTS = { course: COURSES, specialisation: SPECIALISATIONS } as const;

/** Longer lists are only offered as search suggestions. */
const MAX_LENGTH = 500;
/** Typos are searched only among names that share this many first letters. */
const ALIKE = 1;

/** Ids follow the default order. */
export async function readChoices(db: Services['db'], list: ChoiceList): Promise<readonly ChoiceRow[]> {
  if (list === 'course' || list === 'specialisation') return ownList(list).map(choiceOf);
  return db.selectFrom(TABLES[list]).select(['id', 'name']).orderBy('id').limit(MAX_LENGTH).execute();
}

/** Order: alternative names, name prefixes, word prefixes, other matches. Without any match it tolerates typos. */
export async function suggestChoices(
  db: Services['db'],
  list: ChoiceList,
  text: string,
  limit: number,
): Promise<readonly ChoiceRow[]> {
  if (list === 'course' || list === 'specialisation')
    return bestMatches(ownList(list), text, limit).map(choiceOf);
  const wanted = text.trim().toLowerCase();
  const resolved = resolveNames(list, text);
  const { rows } = await sql<ChoiceRow>`
    select id, name from ${sql.table(TABLES[list])}
    where position(${wanted} in lower(name)) > 0 or name = any(${resolved})
    order by name = any(${resolved}) desc, starts_with(lower(name), ${wanted}) desc, position(${` ${wanted}`} in lower(name)) > 0 desc, id
    limit ${limit}`.execute(db);
  return rows.length > 0 ? rows : bestMatches(await alike(db, TABLES[list], wanted), wanted, limit);
}

async function alike(
  db: Services['db'],
  table: (typeof TABLES)[keyof typeof TABLES],
  wanted: string,
): Promise<readonly ChoiceRow[]> {
  const beginning = wanted.slice(0, ALIKE);
  if (beginning === '') return [];
  const { rows } = await sql<ChoiceRow>`
    select id, name from ${sql.table(table)}
    where starts_with(lower(name), ${beginning}) or position(${` ${beginning}`} in lower(name)) > 0
    order by id limit ${MAX_LENGTH}`.execute(db);
  return rows;
}

const ownList = (list: keyof typeof OWN_LISTS) =>
  OWN_LISTS[list].map((entry, index) => ({ ...entry, id: index + 1 }));

const choiceOf = ({ id, name }: ChoiceRow): ChoiceRow => ({ id, name });
