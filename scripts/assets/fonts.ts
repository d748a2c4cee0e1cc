import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two font files the pages load.
 * No family carries the rupee sign in its `latin` file, so a page with a salary would pull all of `latin-ext`:
 * the sign is cut out alone and loads in 1.3 KB.
 */
const source = new URL('../../node_modules/@fontsource-variable/anek-latin/files/', import.meta.url);
const target = new URL('../../src/views/styles/fonts/', import.meta.url);

const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** ASCII, Latin-1, dashes, quotes, bullet, ellipsis, arrows, minus, almost equal, at most and at least. */
const latin = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2191\u2192\u2193\u2212\u2248\u2264\u2265',
].join('');

const cuts = [
  { from: 'anek-latin-latin-wght-normal.woff2', to: 'anek-latin.woff2', text: latin },
  { from: 'anek-latin-latin-ext-wght-normal.woff2', to: 'anek-rupee.woff2', text: '\u20b9' },
];

await mkdir(target, { recursive: true });
for (const { from, to, text } of cuts) {
  const font = await subsetFont(await readFile(new URL(from, source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
    noHinting: true,
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`);
}
