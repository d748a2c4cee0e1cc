import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { readRows } from './read-rows';

/**
 * Row count and checksum per table; equal rows give equal checksums on both engines. The checksum adds those of the
 * rows, because rows without a key are read in the order of their file, where new rows fill gaps.
 */
export async function digest(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const tables = new Map<string, { count: number; sum: bigint }>();
  for await (const { table, rows } of readRows(pool)) {
    const known = tables.get(table) ?? { count: 0, sum: 0n };
    tables.set(table, known);
    known.count += rows.length;
    for (const row of rows) known.sum = BigInt.asUintN(64, known.sum + checksum(row));
  }
  return Object.fromEntries(
    [...tables].map(([table, { count, sum }]) => [table, `${count} ${sum.toString(16).padStart(16, '0')}`]),
  );
}

const checksum = (row: string): bigint => createHash('sha256').update(row).digest().readBigUInt64BE();
