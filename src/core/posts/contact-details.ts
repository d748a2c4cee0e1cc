import type { TextSpan } from '../shared/rich-text';

/**
 * Free mail providers only; an employer's public email is not a secret. The lookbehind avoids quadratic time on long
 * words.
 */
const FREE_MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?(?:gmail|googlemail|yahoo|ymail|rocketmail|outlook|hotmail|live|msn|icloud|me|rediffmail|rediff|protonmail|proton|zoho|aol|mail|gmx|yandex|tutanota|fastmail|hey|pm)\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|in|co\.in|net|me|org|co\.uk|mail|ru)(?![\p{L}\p{N}])/giu;

/**
 * Indian numbers: ten digits starting with 6 to 9, with or without +91 or 0, in any spacing and script. Invisible
 * characters between the digits hide nothing.
 */
const PHONE =
  /(?<![\p{L}\p{N}₹.,])(?:(?:\+|00)?(?:91|९१)[\s.-]{0,2}|[0०])?[6-9६-९６-９](?:\p{Cf}{0,3}(?:[\s.-]\p{Cf}{0,3})?\p{Nd}){9}(?![\p{L}\p{N}])/gu;

export function contactDetails(text: string): readonly TextSpan[] {
  const found = [FREE_MAIL, PHONE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
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
