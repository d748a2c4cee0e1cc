import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '../../src/server/testing/start-test-server';

/** Forms of a marker in storage: its text, and the ciphertexts, seals or file bytes made from it. */
export type Markers = Map<string, Set<string>>;
/** For each marker the places that contain it: a table, a file or an address. */
export type Found = ReadonlyMap<string, readonly string[]>;

export const textOf = (marker: string): string => `Zq${marker}Qz`;

/** Watches the server's encryption, so that a search by text also finds what is stored encrypted. */
export function watchEncryption({ services: { encryption } }: TestServer, markers: Markers): void {
  const { encrypt } = encryption;
  Object.assign(encryption, {
    encrypt: (context: string, value: object, block?: number): string => {
      const encrypted = encrypt(context, value, block);
      const plain = JSON.stringify(value).toLowerCase();
      for (const [marker, forms] of markers)
        if (plain.includes(textOf(marker).toLowerCase()) || context.startsWith(`${marker} `))
          forms.add(encrypted);
      return encrypted;
    },
  });
}

const hexOf = (text: string): string => Buffer.from(text).toString('hex');
const lowered = (text: string): Buffer => Buffer.from(text.toLowerCase());

interface Form {
  readonly marker: string;
  readonly bytes: Buffer;
}

/** One pass over each place: a data directory has a hundred megabytes, and the markers have hundreds of forms. */
export function search(markers: Markers, places: ReadonlyMap<string, string>): Found {
  const forms = formsByStart(markers);
  const found = new Map<string, string[]>();
  for (const [place, content] of places) {
    const here = markersIn(lowered(content), forms);
    for (const marker of markers.keys())
      if (here.has(marker)) found.set(marker, [...(found.get(marker) ?? []), place]);
  }
  return found;
}

/** By the first four bytes, as one number. */
function formsByStart(markers: Markers): ReadonlyMap<number, readonly Form[]> {
  const all = new Map<number, Form[]>();
  for (const [marker, texts] of markers)
    for (const text of [...texts].flatMap((text) => [text, hexOf(text)])) {
      const bytes = lowered(text);
      const start = bytes.readUInt32BE(0);
      all.set(start, [...(all.get(start) ?? []), { marker, bytes }]);
    }
  return all;
}

function markersIn(content: Buffer, forms: ReadonlyMap<number, readonly Form[]>): ReadonlySet<string> {
  const found = new Set<string>();
  // Reading a table is faster than asking the map at every byte.
  const mayEnd = new Uint8Array(0x1_0000);
  for (const start of forms.keys()) mayEnd[start & 0xffff] = 1;
  let start = 0;
  for (let at = 0; at < content.length; at++) {
    start = ((start << 8) | (content[at] ?? 0)) >>> 0;
    if (mayEnd[start & 0xffff] === 0) continue;
    for (const { marker, bytes } of forms.get(start) ?? [])
      if (content.subarray(at - 3, at - 3 + bytes.length).equals(bytes)) found.add(marker);
  }
  return found;
}

/** Every row of every table and materialized view, with all columns as text; bytes appear in hexadecimal. */
export async function tablesOf({ database: { pool } }: TestServer): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') order by 1`,
  );
  const places = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    places.set(`table ${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return places;
}

/** Every file below the folder. */
export function filesBelow(folder: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readIfThere(path);
    if (text !== undefined) places.set(`file ${path.slice(folder.length + 1)}`, `${entry.name}\n${text}`);
  }
  return places;
}

/** PostgreSQL deletes and replaces files while it runs. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
