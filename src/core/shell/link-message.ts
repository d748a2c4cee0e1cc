import { plainText } from './plain-text';

const MAX_LENGTH = 120;
/** A full stop and characters that browsers or readers take for one. */
const DOT = '.\\u3002\\u00b7\\u2022\\u2027\\u2219\\u22c5\\u30fb\\u06d4\\u0701\\u0702\\ua4f8';
const WEB_ADDRESS = new RegExp(
  [
    '//|::|@|\\\\',
    '^\\P{L}*www\\P{L}',
    '\\p{L}:\\p{L}',
    `(?:^|[^${DOT}])[${DOT}][\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N}-]`,
    `(?:\\p{N}{1,3}[${DOT}]){3}\\p{N}`,
  ].join('|'),
  'iu',
);

/** Anyone can write a link's text, so it is shortened and stripped of markup and web addresses. */
export function linkMessage(text: string): string {
  const texts = plainText(text.normalize('NFKC'), Number.POSITIVE_INFINITY).split(' ');
  return plainText(texts.filter((word) => !WEB_ADDRESS.test(word)).join(' '), MAX_LENGTH);
}
