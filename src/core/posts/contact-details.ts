import type { TextSpan } from '../shared/rich-text';

/**
 * Free mail providers only; an employer's public email is not a secret. The lookbehind avoids quadratic time on long
 * words.
 */
const FREE_MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|msn|icloud|me|rediffmail|rediff|protonmail|proton|zoho|aol|mail|gmx|yandex|tutanota|fastmail|hey|pm)\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|in|co\.in|net|me|org|co\.uk|mail|ru)(?![\p{L}\p{N}])/giu;

/** Indian numbers: ten digits starting with 6 to 9, with or without +91 or 0, in any spacing. */
const PHONE = /(?<![\p{L}\p{N}₹.,])(?:(?:\+|00)?91[\s.-]{0,2}|0)?[6-9](?:[\s.-]?\d){9}(?![\p{L}\p{N}])/gu;

const UNSEEN = /[\p{Cf}\p{DI}]/u;
const PLAIN = /^[\x20-\x7e\n]*$/;
/** The digits of Indian scripts end a row of sixteen characters, those of other scripts begin one. */
const INDIAN_DIGITS = { from: 0x966, to: 0xdef, zero: 6 };

/** The digit in Latin script; other characters stay. */
function latinDigit(character: string): string {
  const same = character.normalize('NFKC');
  if (/^\d$/.test(same)) return same;
  if (!/^\p{Nd}$/u.test(same)) return character;
  const code = same.codePointAt(0) ?? 0;
  const isIndian = code >= INDIAN_DIGITS.from && code <= INDIAN_DIGITS.to;
  const digit = (code % 16) - (isIndian ? INDIAN_DIGITS.zero : 0);
  return digit >= 0 && digit <= 9 ? String(digit) : character;
}

interface Plain {
  readonly text: string;
  /** The place of each character in the original. */
  readonly spans: readonly TextSpan[];
}

/** The text without invisible characters, which hide nothing, and with Latin digits. */
function plain(original: string): Plain | undefined {
  if (PLAIN.test(original)) return undefined;
  const spans: TextSpan[] = [];
  let text = '';
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    const shown = UNSEEN.test(character) ? '' : latinDigit(character);
    for (let unit = 0; unit < shown.length; unit++) spans.push({ start, end });
    text += shown;
    start = end;
  }
  return { text, spans };
}

export function contactDetails(original: string): readonly TextSpan[] {
  const seen = plain(original);
  const found = [FREE_MAIL, PHONE].flatMap((pattern) =>
    [...(seen?.text ?? original).matchAll(pattern)].map((match) => {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      return seen
        ? { start: seen.spans[start]?.start ?? start, end: seen.spans[end - 1]?.end ?? end }
        : { start, end };
    }),
  );
  return found
    .sort((a, b) => a.start - b.start)
    .filter((span, index, all) => all.slice(0, index).every((before) => before.end <= span.start));
}

/** Removes these spans and the double spaces they leave. */
export const withoutSpans = (text: string, spans: readonly TextSpan[]): string =>
  [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();

const AROUND = 24;

/** A match with a few whole words around it. */
export function excerpt(
  text: string,
  { start, end }: TextSpan,
): { readonly text: string; readonly span: TextSpan } {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const head = start > AROUND ? `… ${before.replace(/^\S*\s+/, '')}` : before;
  const tail = end + AROUND < text.length ? `${after.replace(/\s+\S*$/, '')} …` : after;
  const span = { start: head.length, end: head.length + end - start };
  return { text: head + text.slice(start, end) + tail, span };
}
