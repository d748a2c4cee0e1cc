import { sql } from 'kysely';
import { fromBase64, toBase64 } from '../../../core/trust/bytes';
import { foldHashes, TILE_WIDTH, type TreeReader } from '../../../core/trust/tree';
import type { Services } from '../services';
import { sha256 } from './sha256';

type Db = Services['db'];

/** Reads the tree of the log from the database. */
export const storedTree = (db: Db): TreeReader => ({
  sha256,
  readHashes: async (level, from, count) => {
    const { rows } = await sql<{ hash: string }>`
      select hash from log_hashes where level = ${level} and index >= ${from} and index < ${from + count}
      order by index`.execute(db);
    return rows.map(({ hash }) => fromBase64(hash) ?? new Uint8Array());
  },
});

/** The number of entries, published or not. */
export async function countEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ size: string }>`
    select coalesce(max(index) + 1, 0) as size from log_entries`.execute(db);
  return Number(rows[0]?.size ?? 0);
}

/** Adds hashes of one level, and the hashes above them that become complete. */
export async function insertHashes(
  db: Db,
  { level, from }: { readonly level: number; readonly from: number },
  hashes: readonly Uint8Array[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    insert into log_hashes (level, index, hash)
    select ${level}::smallint, ${from}::bigint + place - 1, hash
    from unnest(${hashes.map(toBase64)}::text[]) with ordinality as added (hash, place)`.execute(db);
  const first = Math.floor(from / TILE_WIDTH);
  const end = Math.floor((from + hashes.length) / TILE_WIDTH);
  const tree = storedTree(db);
  const above: Uint8Array[] = [];
  for (let index = first; index < end; index++)
    above.push(await foldHashes(sha256, await tree.readHashes(level, index * TILE_WIDTH, TILE_WIDTH)));
  await insertHashes(db, { level: level + 1, from: first }, above);
}
