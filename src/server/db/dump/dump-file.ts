import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Batch } from './read-rows';

/**
 * A backup is gzipped lines: a header, each table's name followed by its rows, then an end line with the count and a
 * checksum. A file without the end line is incomplete and is not restored.
 */

interface Head {
  readonly humkaar: 'backup 1';
  readonly migrations: readonly string[];
}
interface End {
  readonly rows: number;
  readonly sha256: string;
}

/** Written to a temporary file and moved into place when complete. Returns the row count. */
export async function writeDump(
  file: string,
  migrations: readonly string[],
  batches: AsyncIterable<Batch>,
): Promise<number> {
  const head: Head = { humkaar: 'backup 1', migrations };
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    yield `${JSON.stringify(head)}\n`;
    for await (const batch of batches) {
      const text = `${JSON.stringify({ table: batch.table, rows: batch.rows.length })}\n${batch.rows.join('\n')}\n`;
      hash.update(text);
      rows += batch.rows.length;
      yield text;
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies End)}\n`;
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  await rename(unfinished, file);
  return rows;
}

export async function migrationsOf(file: string): Promise<readonly string[]> {
  for await (const line of linesOf(file)) return headOf(line).migrations;
  throw notWhole();
}

/** Throws at the end when the backup is incomplete, so read it inside a transaction. */
export async function* readDump(file: string): AsyncGenerator<Batch> {
  const lines = linesOf(file)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw notWhole();
    return line.value;
  };
  headOf(await next());
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const line = await next();
    const about = JSON.parse(line) as End | { readonly table: string; readonly rows: number };
    if (!('table' in about)) {
      if (about.rows !== count || about.sha256 !== hash.digest('hex')) throw notWhole();
      return;
    }
    const rows: string[] = [];
    while (rows.length < about.rows) rows.push(await next());
    hash.update(`${line}\n${rows.join('\n')}\n`);
    count += rows.length;
    yield { table: about.table, rows };
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  packed.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const piece of packed.pipe(text)) {
      const lines = (rest + (piece as string)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // The file is truncated or not gzip.
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? notWhole() : error;
  }
  if (rest !== '') yield rest;
}

function headOf(line: string): Head {
  const head = JSON.parse(line) as Partial<Head>;
  if (head.humkaar !== 'backup 1' || !head.migrations) throw new Error('This file is not a Humkaar backup.');
  return { humkaar: head.humkaar, migrations: head.migrations };
}

const notWhole = (): Error => new Error('This backup is incomplete or damaged; nothing was changed.');
