import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes as they would travel with gzip -9: the same on every machine. */

export const gzipBytes = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

const weigh = (file: string): number => gzipBytes(readFileSync(file));

/** Bytes of these scripts of a build, given by their addresses. */
export const scriptBytes = (webRoot: string, addresses: readonly string[]): number =>
  addresses.reduce((bytes, address) => bytes + weigh(join(webRoot, address)), 0);

/** Bytes of the scripts of these chunks, each file once; those of the chunks left out come with something else. */
export function chunkBytes(
  webRoot: string,
  wanted: readonly string[],
  without: readonly string[] = [],
): number {
  const { chunks } = JSON.parse(readFileSync(join(webRoot, 'chunks.json'), 'utf8')) as {
    readonly chunks: Readonly<Record<string, readonly string[]>>;
  };
  const filesOf = (names: readonly string[]) => names.flatMap((name) => chunks[name] ?? []);
  const there = new Set(filesOf(without));
  const files = [...new Set(filesOf(wanted))].filter((file) => file.endsWith('.js') && !there.has(file));
  return scriptBytes(webRoot, files);
}

export const floorBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((bytes, file) => bytes + weigh(join(folder, file)), 0);
