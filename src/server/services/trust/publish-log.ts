import { sql } from 'kysely';
import { sameBytes } from '../../../core/trust/bytes';
import { entryBytes } from '../../../core/trust/entry';
import { leafHash, treeRoot } from '../../../core/trust/tree';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';
import type { LogHead } from './log-head';
import type { LogSigner } from './log-signer';
import { type DueEntry, takeDue } from './pending-queries';
import { sha256 } from './sha256';
import { countEntries, insertHashes, storedTree } from './tree-queries';

type Db = Services['db'];

export interface PublicLog {
  readonly signer: LogSigner;
  readonly head: LogHead;
}

const WRITER = 'public log';
const BATCH = 2000;

/** Moves due entries into the tree and signs it. One server at a time does this. */
export async function publishLog({ db, now }: Pick<Services, 'db' | 'now'>, log: PublicLog): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) taken = await integrate(db, now(), log);
  await inTurn(db, WRITER, (own) => signTree(own, log));
}

const integrate = (db: Db, now: Date, log: PublicLog): Promise<number> =>
  inTurn(db, WRITER, async (own) => {
    await requireExtension(own, log);
    const due = await takeDue(own, now, BATCH);
    await insertEntries(own, due);
    return due.length;
  });

async function insertEntries(db: Db, due: readonly DueEntry[]): Promise<void> {
  if (due.length === 0) return;
  const from = await countEntries(db);
  await sql`
    insert into log_entries (index, entry, commitment)
    select ${from}::bigint + place - 1, entry, commitment
    from unnest(${due.map(({ entry }) => entry)}::text[], ${due.map(({ commitment }) => commitment)}::text[])
      with ordinality as added (entry, commitment, place)`.execute(db);
  const hashes = await Promise.all(due.map(({ entry }) => leafHash(sha256, entryBytes(entry))));
  await insertHashes(db, { level: 0, from }, hashes);
}

/** Writes the head first: after a crash in between, the same state is signed again, which does not fork the log. */
async function signTree(db: Db, log: PublicLog): Promise<void> {
  await requireExtension(db, log);
  const { signer, head } = log;
  const size = await countEntries(db);
  const origin = signer.key.name;
  const published = await readPublished(db, origin);
  if (published?.size === size) return;
  const note = await signer.sign({ size, root: await treeRoot(storedTree(db), size) });
  head.write(note);
  await db
    .insertInto('log_checkpoints')
    .values({ origin, size, note })
    .onConflict((conflict) => conflict.column('origin').doUpdateSet({ size, note }))
    .execute();
}

export async function readPublished(
  db: Db,
  origin: string,
): Promise<{ readonly size: number; readonly note: string } | undefined> {
  const row = await db
    .selectFrom('log_checkpoints')
    .select(['size', 'note'])
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row && { size: Number(row.size), note: row.note };
}

/** A tree that does not extend the last signed one would be a fork of the log. */
async function requireExtension(db: Db, { signer, head }: PublicLog): Promise<void> {
  const signed = head.read();
  if (signed?.origin !== signer.key.name) return;
  const size = await countEntries(db);
  if (size >= signed.size && sameBytes(await treeRoot(storedTree(db), signed.size), signed.root)) return;
  throw new Error(
    `The public log in the database (${size} entries) does not extend the signed one (${signed.size} entries). Nothing was signed. Restore a newer backup, or end this log and set LOG_NAME to begin another (decision 155).`,
  );
}
