import { joinBytes, sameBytes } from './bytes';
import type { Sha256 } from './digest';

/** A hash of level L covers 256^L leaves, as in tiles. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

/** Reads hashes of complete subtrees of one tile level. */
export type ReadHashes = (level: number, from: number, count: number) => Promise<readonly Uint8Array[]>;

export interface TreeReader {
  readonly sha256: Sha256;
  readonly readHashes: ReadHashes;
}

/** RFC 6962: leaves and nodes are hashed with different prefixes, so that neither can pass for the other. */
export const leafHash = (sha256: Sha256, entry: Uint8Array): Promise<Uint8Array> =>
  sha256(joinBytes(Uint8Array.of(0), entry));

const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  sha256(joinBytes(Uint8Array.of(1), left, right));

/** The hash of a complete subtree from its nodes of one level; their number is a power of two. */
export async function foldHashes(sha256: Sha256, hashes: readonly Uint8Array[]): Promise<Uint8Array> {
  let level = hashes;
  while (level.length > 1) {
    const next: Uint8Array[] = [];
    for (let index = 0; index < level.length; index += 2)
      next.push(await nodeHash(sha256, required(level[index]), required(level[index + 1])));
    level = next;
  }
  return required(level[0]);
}

/** The root of the first `size` leaves. */
export const treeRoot = (tree: TreeReader, size: number): Promise<Uint8Array> =>
  size === 0 ? tree.sha256(new Uint8Array()) : rangeRoot(tree, 0, size);

/** The hash of `size` leaves from `start`, divided as RFC 6962 says. */
async function rangeRoot(tree: TreeReader, start: number, size: number): Promise<Uint8Array> {
  const left = leftSize(size);
  if (left === size) return completeRoot(tree, start, size);
  return nodeHash(
    tree.sha256,
    await completeRoot(tree, start, left),
    await rangeRoot(tree, start + left, size - left),
  );
}

/** The largest power of two that is not above the size. */
const leftSize = (size: number): number => 2 ** Math.floor(Math.log2(size));

async function completeRoot(
  { sha256, readHashes }: TreeReader,
  start: number,
  size: number,
): Promise<Uint8Array> {
  const level = Math.floor(Math.log2(size) / TILE_HEIGHT);
  const covered = TILE_WIDTH ** level;
  return foldHashes(sha256, await readHashes(level, start / covered, size / covered));
}

/** The hashes that lead from a leaf to the root of the first `size` leaves. */
export async function inclusionProof(
  tree: TreeReader,
  index: number,
  size: number,
): Promise<readonly Uint8Array[]> {
  const proof: Uint8Array[] = [];
  let [start, width] = [0, size];
  while (width > 1) {
    const left = width === leftSize(width) ? width / 2 : leftSize(width);
    const isLeft = index < start + left;
    proof.unshift(
      isLeft ? await rangeRoot(tree, start + left, width - left) : await rangeRoot(tree, start, left),
    );
    [start, width] = isLeft ? [start, left] : [start + left, width - left];
  }
  return proof;
}

export interface Inclusion {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly proof: readonly Uint8Array[];
}

/** Whether the proof leads from the leaf to this root (RFC 9162, 2.1.3.2). */
export async function isIncluded(
  sha256: Sha256,
  { leaf, index, size, proof }: Inclusion,
  root: Uint8Array,
): Promise<boolean> {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  let [at, last] = [index, size - 1];
  let hash = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    const isRight = at % 2 === 1 || at === last;
    hash = isRight ? await nodeHash(sha256, sibling, hash) : await nodeHash(sha256, hash, sibling);
    // A node without a right neighbour moves up until it has a left one.
    while (isRight && at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 && sameBytes(hash, root);
}

function required(hash: Uint8Array | undefined): Uint8Array {
  if (!hash) throw new Error('The log lacks a hash of its tree.');
  return hash;
}
