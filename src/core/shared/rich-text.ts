/** A stretch of a text, in UTF-16 units, the end not included. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A piece of a text people wrote: plain, or a link. `start` is its place in the written text. */
export type RichPiece =
  | { readonly kind: 'text'; readonly text: string; readonly start: number; readonly marked: boolean }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly start: number;
      readonly marked: boolean;
      readonly href: string;
      /** Leads away from this site. */
      readonly outside: boolean;
    };

/** Characters that turn the direction of writing around and could make an address read as another. */
const TURNING = '\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const LINK = new RegExp(
  `\\[([^[\\]\\n]{1,200})\\]\\((\\/[^\\s()\\\\${TURNING}]{0,500})\\)|https?:\\/\\/[^\\s<>"\\\\${TURNING}]+`,
  'giu',
);
const HOST =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}]{2,}(?::\d{1,5})?(?:[/?#]|$)/iu;
const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * Text as people write it, cut into plain pieces and links: [label](/path on this site) and bare http(s) addresses.
 * Any other scheme stays text. One pass: the time grows with the length alone.
 */
export function richText(text: string, span?: TextSpan): readonly RichPiece[] {
  const pieces: RichPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, path] = match;
    const link = label !== undefined && path !== undefined ? inside(label, path) : outside(whole);
    if (!link) continue;
    plain(pieces, text.slice(from, match.index), from);
    const length = label === undefined ? link.text.length : whole.length;
    pieces.push({ kind: 'link', ...link, start: match.index, marked: false });
    from = match.index + length;
  }
  plain(pieces, text.slice(from), from);
  return span ? pieces.flatMap((piece) => markedBy(piece, span)) : pieces;
}

/** What is left when links are read aloud or shown where links cannot be: labels and addresses. */
export const plainText = (text: string): string =>
  richText(text)
    .map((piece) => piece.text)
    .join('');

/** A path on this site; two slashes would name another host. */
function inside(label: string, path: string) {
  return path.startsWith('//') ? undefined : { text: label, href: path, outside: false };
}

function outside(address: string) {
  const text = withoutTrailingMarks(address);
  return HOST.test(text) ? { text, href: text, outside: true } : undefined;
}

/** The address without the punctuation of the sentence around it; a bracket stays when it was opened inside. */
function withoutTrailingMarks(address: string): string {
  const open = new Map<string, number>();
  for (const sign of address) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? '';
    const opening = CLOSING.get(last);
    if (opening ? (open.get(opening) ?? 0) >= (open.get(last) ?? 0) : !/[.,;:!?'’”*_~…]/.test(last)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return address.slice(0, end);
}

function plain(pieces: RichPiece[], text: string, start: number): void {
  if (text) pieces.push({ kind: 'text', text, start, marked: false });
}

/** Cuts plain text where the highlighted stretch begins and ends; a link is never cut. */
function markedBy(piece: RichPiece, span: TextSpan): readonly RichPiece[] {
  const end = piece.start + piece.text.length;
  if (span.end <= piece.start || span.start >= end) return [piece];
  if (piece.kind === 'link') return [{ ...piece, marked: true }];
  const cuts = [piece.start, Math.max(span.start, piece.start), Math.min(span.end, end), end];
  return [0, 1, 2]
    .map((i) => ({ from: cuts[i] ?? end, to: cuts[i + 1] ?? end, marked: i === 1 }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to, marked }) => ({
      ...piece,
      text: piece.text.slice(from - piece.start, to - piece.start),
      start: from,
      marked,
    }));
}
