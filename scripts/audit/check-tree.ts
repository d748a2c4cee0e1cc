import { sameBytes } from '../../src/core/trust/bytes';
import type { Checkpoint } from '../../src/core/trust/note';
import { splitHashes, tileAt, tilePath, unpackEntries } from '../../src/core/trust/tiles';
import { foldHashes, leafHash, TILE_WIDTH, type TreeReader, treeRoot } from '../../src/core/trust/tree';
import { nodeDigest, type ReadFile, readTile } from './log-reader';

export interface Finding {
  readonly where: string;
  readonly what: string;
}

export interface CheckedTree {
  readonly entries: readonly Uint8Array[];
  readonly findings: readonly Finding[];
}

const sha256 = (bytes: Uint8Array) => nodeDigest.sha256(bytes);

/** Reads every tile and compares entries, hashes of all levels and the roots of all checkpoints. */
export async function checkTree(
  read: ReadFile,
  checkpoint: Checkpoint,
  earlier: Checkpoint | undefined,
): Promise<CheckedTree> {
  const findings: Finding[] = [];
  const { size } = checkpoint;
  const { entries, hashes } = await readEntries(read, size, findings);
  if (entries.length < size) return { entries, findings };
  const levels = await raised(hashes);
  for (const [level, computed] of levels.entries())
    await compareLevel(read, { level, size }, computed, findings);
  const tree: TreeReader = {
    sha256,
    readHashes: async (level, from, count) => levels[level]?.slice(from, from + count) ?? [],
  };
  for (const one of earlier ? [earlier, checkpoint] : [checkpoint])
    if (!sameBytes(await treeRoot(tree, one.size), one.root))
      findings.push({
        where: `checkpoint of ${one.size} entries`,
        what: 'its root is not that of the entries that are served',
      });
  return { entries, findings };
}

async function readEntries(read: ReadFile, size: number, findings: Finding[]) {
  const entries: Uint8Array[] = [];
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const tile = tileAt('entries', index, size);
    const bytes = await readTile(read, tile);
    // A checkpoint can claim any number of entries.
    if (!bytes) {
      findings.push({ where: tilePath(tile), what: 'is missing, so the audit ends here' });
      break;
    }
    const unpacked = unpackEntries(bytes);
    if (unpacked?.length !== tile.width)
      findings.push({ where: tilePath(tile), what: `does not hold ${tile.width} entries` });
    for (let at = 0; at < tile.width; at++) entries.push(unpacked?.[at] ?? new Uint8Array());
  }
  const hashes: Uint8Array[] = [];
  for (const entry of entries) hashes.push(await leafHash(sha256, entry));
  return { entries, hashes };
}

/** The hashes of all tile levels above these leaves. */
async function raised(leaves: readonly Uint8Array[]): Promise<readonly (readonly Uint8Array[])[]> {
  const levels = [leaves];
  for (let level = leaves; level.length >= TILE_WIDTH; level = levels.at(-1) ?? []) {
    const next: Uint8Array[] = [];
    for (let from = 0; from + TILE_WIDTH <= level.length; from += TILE_WIDTH)
      next.push(await foldHashes(sha256, level.slice(from, from + TILE_WIDTH)));
    levels.push(next);
  }
  return levels;
}

async function compareLevel(
  read: ReadFile,
  { level, size }: { readonly level: number; readonly size: number },
  computed: readonly Uint8Array[],
  findings: Finding[],
): Promise<void> {
  for (let index = 0; index * TILE_WIDTH < computed.length; index++) {
    const tile = tileAt(level, index, size);
    const served = splitHashes((await readTile(read, tile)) ?? new Uint8Array());
    if (served.length !== tile.width)
      findings.push({ where: tilePath(tile), what: `does not hold ${tile.width} hashes` });
    for (const [at, hash] of served.entries()) {
      const place = index * TILE_WIDTH + at;
      if (sameBytes(hash, computed[place] ?? new Uint8Array())) continue;
      const where = level === 0 ? `entry ${place}` : `${tilePath(tile)}, hash ${at}`;
      findings.push({ where, what: 'the hash in the tile is not that of the entries' });
    }
  }
}
