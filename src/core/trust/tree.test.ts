import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex, utf8 } from './bytes';
import {
  foldHashes,
  inclusionProof,
  isIncluded,
  leafHash,
  TILE_WIDTH,
  type TreeReader,
  treeRoot,
} from './tree';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** A tree with these leaves that keeps every tile level in memory. */
async function treeOf(entries: readonly Uint8Array[]): Promise<TreeReader> {
  const levels = [await Promise.all(entries.map((entry) => leafHash(sha256, entry)))];
  for (let level = levels[0] ?? []; level.length >= TILE_WIDTH; level = levels.at(-1) ?? []) {
    const next: Uint8Array[] = [];
    for (let index = 0; index + TILE_WIDTH <= level.length; index += TILE_WIDTH)
      next.push(await foldHashes(sha256, level.slice(index, index + TILE_WIDTH)));
    levels.push(next);
  }
  return { sha256, readHashes: async (level, from, count) => levels[level]?.slice(from, from + count) ?? [] };
}

/** The test data of Certificate Transparency's reference implementation. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

it('the log computes the roots that Certificate Transparency publishes for its test leaves', async () => {
  const tree = await treeOf(LEAVES);
  const roots = await Promise.all(ROOTS.map((_, size) => treeRoot(tree, size)));
  expect(roots.map(toHex)).toEqual(ROOTS);
});

it('the log proves each of its leaves, and no other leaf, place or size', async () => {
  const entries = Array.from({ length: 700 }, (_, index) => utf8(`entry ${index}`));
  const tree = await treeOf(entries);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 700 }), fc.nat(), async (size, pick) => {
      const index = pick % size;
      const leaf = await leafHash(sha256, entries[index] ?? new Uint8Array());
      const root = await treeRoot(tree, size);
      const proof = await inclusionProof(tree, index, size);
      expect(await isIncluded(sha256, { leaf, index, size, proof }, root)).toBe(true);
      const wrong = [
        { leaf: await leafHash(sha256, utf8('other')), index, size, proof },
        { leaf, index: index + 1, size, proof },
        { leaf, index, size: index, proof },
        { leaf, index, size, proof: [...proof, leaf] },
        ...(proof.length > 0 ? [{ leaf, index, size, proof: proof.slice(1) }] : []),
      ];
      for (const one of wrong) expect(await isIncluded(sha256, one, root)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
