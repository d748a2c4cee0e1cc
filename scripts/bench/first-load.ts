import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts of a first visit as they would travel, byte for byte the same on every machine. */
export interface FirstLoad {
  readonly file: string;
  readonly gz: number;
}

const weigh = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts `/` loads before the first interaction: the early press queue, the first chunk and its screen. */
export const homeScripts = (webRoot: string): readonly FirstLoad[] =>
  scriptsOf(webRoot, ['early-presses', 'index', 'home-screen']);

/** The scripts of these chunks, each file once; those of the chunks left out come with something else. */
export function scriptsOf(
  webRoot: string,
  wanted: readonly string[],
  without: readonly string[] = [],
): readonly FirstLoad[] {
  const { chunks } = JSON.parse(readFileSync(join(webRoot, 'chunks.json'), 'utf8')) as {
    readonly chunks: Readonly<Record<string, readonly string[]>>;
  };
  const filesOf = (names: readonly string[]) => names.flatMap((name) => chunks[name] ?? []);
  const there = new Set(filesOf(without));
  return [...new Set(filesOf(wanted))]
    .filter((file) => file.endsWith('.js') && !there.has(file))
    .map((file) => ({ file, gz: weigh(join(webRoot, file)) }));
}

export const floorScripts = (folder: string): readonly FirstLoad[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gz: weigh(join(folder, file)) }));

export const kilobytesOf = (scripts: readonly FirstLoad[]): number =>
  scripts.reduce((bytes, { gz }) => bytes + gz, 0) / 1024;
