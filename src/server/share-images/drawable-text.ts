/**
 * The character ranges of scripts/assets/fonts.ts: Latin, Arabic, Devanagari, joiners and some punctuation.
 */
const DRAWN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  // They decide how Devanagari and Arabic letters connect.
  [0x200c, 0x200d],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x20b9, 0x20b9],
];
/** Removed without a gap: they only change how neighbouring characters look. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/u;
/** Left over from emoji. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\p{L}\p{M}])/gu;

/** The text without emoji and unknown characters; undefined if a word uses a script without a font. */
export function drawableText(text: string): string | undefined {
  const signs = [...text.normalize('NFKC').replace(/\s/g, ' ')];
  if (signs.some((sign) => !isDrawn(sign) && /[\p{L}\p{M}]/u.test(sign) && !INVISIBLE.test(sign)))
    return undefined;
  const drawn = signs.map((sign) => (isDrawn(sign) ? sign : INVISIBLE.test(sign) ? '' : ' ')).join('');
  const tidy = drawn.replace(LOOSE_JOINERS, '').replace(/ {2,}/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : undefined;
}

function isDrawn(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return DRAWN.some(([first, last]) => code >= first && code <= last);
}
