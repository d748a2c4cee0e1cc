import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Creates the font files of the pages and of the share images. No font family has the rupee sign in its
 * `latin` file, so a page with a salary would load all of `latin-ext`: the sign has its own file of 1.3 KB.
 * The font of headings is not made here: decision 157 says how.
 */
const source = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../src/views/styles/fonts/', import.meta.url);
const imageTarget = new URL('../../src/server/share-images/fonts/', import.meta.url);

const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** ASCII, Latin-1, dashes, quotes, bullet, ellipsis, arrows, minus, almost equal, at most and at least. */
const latin = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2191\u2192\u2193\u2212\u2248\u2264\u2265',
].join('');

const LATIN = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const LATIN_EXT = 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2';

const cuts = [
  { from: LATIN, to: 'anek-latin.woff2', text: latin },
  { from: LATIN_EXT, to: 'anek-rupee.woff2', text: '\u20b9' },
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

const DEVANAGARI = 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const ARABIC = 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
const latinExtended = `\u20b9${span(0x100, 0x17f)}`;
const joiners = ' \u200c\u200d';

/**
 * The image library supports neither WOFF2 nor variable weights. Hindi and Urdu have a single weight, which
 * saves 370 KB.
 */
const imageCuts = [
  { from: LATIN, to: 'latin-500.ttf', text: latin, weight: 500 },
  { from: LATIN, to: 'latin-700.ttf', text: latin, weight: 700 },
  { from: LATIN_EXT, to: 'latin-ext-500.ttf', text: latinExtended, weight: 500 },
  { from: LATIN_EXT, to: 'latin-ext-700.ttf', text: latinExtended, weight: 700 },
  { from: DEVANAGARI, to: 'devanagari-600.ttf', text: `${span(0x900, 0x97f)}\u25cc${joiners}`, weight: 600 },
  { from: ARABIC, to: 'arabic-600.ttf', text: span(0x600, 0x6ff) + joiners, weight: 600 },
];

await mkdir(imageTarget, { recursive: true });
for (const { from, to, text, weight } of imageCuts) {
  const font = await subsetFont(await readFile(new URL(from, source)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    noHinting: true,
  });
  await writeFile(new URL(to, imageTarget), font);
  console.log(`${to} ${(font.length / 1024).toFixed(1)} KB`);
}
