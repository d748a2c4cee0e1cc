import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBest, compressFast } from './packing';

const BEGINNING = Buffer.from(`<style>${'.card{color:red}'.repeat(3000)}</style>`);
const PAGES = ['<p>one</p>', 'ಒಂದು 😀 '.repeat(20_000), ' '];

it.each(PAGES)('a page is intact after decompression with either encoding', async (page) => {
  const rest = Buffer.from(page);
  const whole = Buffer.concat([BEGINNING, rest]);
  for (const _ of ['first', 'again']) {
    const quick = await compressFast(BEGINNING, rest);
    expect(quick.encoding).toBe('gzip');
    expect(gunzipSync(quick.bytes).equals(whole)).toBe(true);
  }
  const tight = await compressBest(BEGINNING, rest);
  expect(tight.encoding).toBe('br');
  expect(brotliDecompressSync(tight.bytes).equals(whole)).toBe(true);
});
