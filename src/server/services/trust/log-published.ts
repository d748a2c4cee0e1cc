import { type RawBuilder, sql } from 'kysely';
import { toBase64, utf8 } from '../../../core/trust/bytes';
import type { LogEntry } from '../../../core/trust/entry';
import { loggedRules } from '../../../core/trust/logged-rules';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { appendPending } from './pending-queries';
import { sha256 } from './sha256';

type Db = Services['db'];

/**
 * The log contains salaries only as the figures of a quarter: the hash of the file that /log/release serves.
 */
export const logRelease = async (db: Db, quarter: string, data: string): Promise<void> =>
  append(db, { kind: 'salary-release', name: quarter, hash: await hashOf(data) });

export const logAwards = (db: Db, year: number): Promise<void> =>
  logEdition(db, String(year), sql`select * from company_awards where year = ${year}`);

export const logStartupAwards = (db: Db, year: number): Promise<void> =>
  logEdition(db, `startups ${year}`, sql`select * from startup_awards where year = ${year}`);

/** Adds the hash of an edition's rows: their JSON, one line per row, sorted by bytes. */
async function logEdition(db: Db, name: string, rows: RawBuilder<unknown>): Promise<void> {
  const { rows: lines } = await sql<{ line: string }>`
    select line from (select to_jsonb(published)::text as line from (${rows}) published) those
    order by line collate "C"`.execute(db);
  await append(db, {
    kind: 'award-edition',
    name,
    hash: await hashOf(lines.map(({ line }) => line).join('\n')),
  });
}

/** Adds every rule that differs from the last one in the log. */
export async function logRules(db: Db): Promise<void> {
  for (const [name, text] of Object.entries(loggedRules())) await logRule(db, name, text);
}

/** Adds a rule if it differs from the last one in the log. */
export const logRule = (db: Db, name: string, text: string): Promise<void> =>
  inTurn(db, 'logged rules', async (own) => {
    const hash = await hashOf(text);
    if ((await lastHash(own, name)) !== hash) await append(own, { kind: 'rule', name, hash });
  });

const hashOf = async (text: string): Promise<string> => toBase64(await sha256(utf8(text)));

/** These entries concern no member, so they enter the log at once. */
const append = (db: Db, entry: LogEntry) => appendPending(db, [{ entry, dueAt: hourOf(new Date()) }]);

async function lastHash(db: Db, name: string): Promise<string | undefined> {
  const start = `${JSON.stringify({ kind: 'rule', name }).slice(0, -1)},%`;
  const { rows } = await sql<{ hash: string }>`
    select entry::jsonb ->> 'hash' as hash from (
      select entry, null::bigint as index from log_pending where entry like ${start}
      union all select entry, index from log_entries where entry like ${start}) those
    order by index desc nulls first limit 1`.execute(db);
  return rows[0]?.hash;
}
