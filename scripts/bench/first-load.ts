import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes with gzip -9, which are the same on every machine. */

export const gzipBytes = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

const weigh = (file: string): number => gzipBytes(readFileSync(file));

/** The size of a build's scripts with these addresses, in bytes. */
export const scriptBytes = (webRoot: string, addresses: readonly string[]): number =>
  addresses.reduce((bytes, address) => bytes + weigh(join(webRoot, address)), 0);

/** The size of these chunks' scripts in bytes, each file once; excluded chunks load with another part. */
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
