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

export function search(markers: Markers, places: ReadonlyMap<string, string>): Found {
  const found = new Map<string, string[]>();
  for (const [place, content] of places) {
    const text = content.toLowerCase();
    for (const [marker, forms] of markers) {
      const isHere = [...forms].some((form) =>
        [form, hexOf(form)].some((look) => text.includes(look.toLowerCase())),
      );
      if (isHere) found.set(marker, [...(found.get(marker) ?? []), place]);
    }
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

/** Every file below the folder; the lines of an email are joined as a mail program joins them. */
export function filesBelow(folder: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'latin1').replace(/=\r?\n/g, '');
    places.set(`file ${path.slice(folder.length + 1)}`, `${entry.name}\n${text}`);
  }
  return places;
}
