/** A range of a text in UTF-16 units, the end excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A piece of user-written text: plain, or a link. `start` is its index in the original text. */
export type RichPiece =
  | { readonly kind: 'text'; readonly text: string; readonly start: number; readonly marked: boolean }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly start: number;
      readonly marked: boolean;
      readonly href: string;
      readonly outside: boolean;
    };

/** Characters that change the writing direction and could make one URL look like another. */
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
 * Splits user-written text into plain pieces and links: [label](/path on this site) and bare http(s) URLs. Any other
 * scheme stays text. Single pass: the time is linear in the length.
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

/** A path on this site; two slashes would mean another host. */
function inside(label: string, path: string) {
  return path.startsWith('//') ? undefined : { text: label, href: path, outside: false };
}

function outside(address: string) {
  const text = withoutTrailingMarks(address);
  return HOST.test(text) ? { text, href: text, outside: true } : undefined;
}

/** The URL without the punctuation of the sentence around it; a closing bracket stays when it was opened inside. */
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

/** Splits plain text at the bounds of the highlighted range; a link is never split. */
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
