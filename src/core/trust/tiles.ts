import { joinBytes } from './bytes';
import { TILE_WIDTH } from './tree';

/** A tile of hashes, or of entries, with as many items as it holds. */
export interface TileName {
  readonly level: number | 'entries';
  readonly index: number;
  readonly width: number;
}

const GROUP = 1000;
const MAX_ENTRY = 65_535;
const HIGHEST_LEVEL = 5;
export const HASH_BYTES = 32;

/** The path of a tile below the log's address (c2sp.org/tlog-tiles): 1234067 is x001/x234/067. */
export function tilePath({ level, index, width }: TileName): string {
  const groups = [String(index % GROUP).padStart(3, '0')];
  for (let rest = Math.floor(index / GROUP); rest > 0; rest = Math.floor(rest / GROUP))
    groups.unshift(`x${String(rest % GROUP).padStart(3, '0')}`);
  return `tile/${level}/${groups.join('/')}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
}

const TILE = /^tile\/(entries|\d)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/;

/** Undefined for a path that `tilePath` does not write. */
export function readTilePath(path: string): TileName | undefined {
  const [, level = '', groups = '', width = String(TILE_WIDTH)] = TILE.exec(path) ?? [];
  const tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(groups.replaceAll(/[x/]/g, '')),
    width: Number(width),
  } as const;
  const isPossible = tile.width > 0 && (tile.level === 'entries' || tile.level <= HIGHEST_LEVEL);
  return isPossible && tilePath(tile) === path ? tile : undefined;
}

/** The tile in a tree of this size that has these items of a level; the last tile may be partial. */
export function tileAt(level: TileName['level'], index: number, size: number): TileName {
  const items = Math.floor(size / TILE_WIDTH ** (level === 'entries' ? 0 : level));
  return { level, index, width: Math.min(TILE_WIDTH, items - index * TILE_WIDTH) };
}

/** Each entry has its length before it, in two bytes. */
export const packEntries = (entries: readonly Uint8Array[]): Uint8Array =>
  joinBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY) throw new Error('An entry of the log is too long.');
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry];
    }),
  );

/** Undefined when the lengths do not fit the bytes. */
export function unpackEntries(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    if (low === undefined) return undefined;
    const entry = bytes.subarray(at + 2, at + 2 + high * 256 + low);
    if (entry.length !== high * 256 + low) return undefined;
    entries.push(entry);
    at += 2 + entry.length;
  }
  return entries;
}

export function splitHashes(bytes: Uint8Array): readonly Uint8Array[] {
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += HASH_BYTES) hashes.push(bytes.subarray(at, at + HASH_BYTES));
  return hashes;
}
