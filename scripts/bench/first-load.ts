import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts of a first visit as they would travel, byte for byte the same on every machine. */
export interface FirstLoad {
  readonly file: string;
  readonly gz: number;
}

const weigh = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** What `/` loads before anybody touches it: the first chunk and its screen. */
export function homeScripts(webRoot: string): readonly FirstLoad[] {
  const { chunks } = JSON.parse(readFileSync(join(webRoot, 'chunks.json'), 'utf8')) as {
    readonly chunks: Readonly<Record<string, readonly string[]>>;
  };
  const files = new Set([...(chunks.index ?? []), ...(chunks['home-screen'] ?? [])]);
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gz: weigh(join(webRoot, file)) }));
}

export const floorScripts = (folder: string): readonly FirstLoad[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gz: weigh(join(folder, file)) }));

export const kilobytesOf = (scripts: readonly FirstLoad[]): number =>
  scripts.reduce((bytes, { gz }) => bytes + gz, 0) / 1024;
