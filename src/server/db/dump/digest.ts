import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { readRows } from './read-rows';

/** Row count and checksum per table; equal rows give equal checksums on both engines. */
export async function digest(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const tables = new Map<string, { count: number; hash: ReturnType<typeof createHash> }>();
  for await (const { table, rows } of readRows(pool)) {
    const known = tables.get(table) ?? { count: 0, hash: createHash('sha256') };
    tables.set(table, known);
    known.count += rows.length;
    for (const row of rows) known.hash.update(`${row}\n`);
  }
  return Object.fromEntries(
    [...tables].map(([table, { count, hash }]) => [table, `${count} ${hash.digest('hex').slice(0, 16)}`]),
  );
}
