import { richText } from './rich-text';

const SHORTEST = 20;
const LOOK_BACK = 15;
const A_NEWLINE_COSTS = 10;
const PLAIN = /^[\n\x20-\x7e]*$/;

export interface Preview {
  readonly text: string;
  readonly cut: boolean;
}

/**
 * Cuts a text at a whole character, preferably at a space and never inside a link. Every line break shortens it
 * further.
 */
export function preview(text: string, limit: number): Preview {
  const breaks = text.split('\n').length - 1;
  const room = Math.max(SHORTEST, limit - breaks * A_NEWLINE_COSTS);
  const end = endOf(text, room);
  if (end === text.length) return { text, cut: false };
  const space = text.lastIndexOf(' ', end);
  const tidy = outsideLinks(text, space >= Math.max(SHORTEST, end - LOOK_BACK) ? space : end);
  return tidy >= text.length
    ? { text, cut: false }
    : { text: `${text.slice(0, tidy).trimEnd()}…`, cut: true };
}

/** The index after that many user-perceived characters. */
function endOf(text: string, characters: number): number {
  if (text.length <= characters) return text.length;
  // Plain letters are one character each; only text that may contain composed characters is segmented.
  if (PLAIN.test(text.slice(0, characters + 1))) return characters;
  let seen = 0;
  for (const { index } of new Intl.Segmenter('en').segment(text)) if (seen++ === characters) return index;
  return text.length;
}

/** Moves a cut inside a link before the link, or after it when too little text would be left. */
function outsideLinks(text: string, end: number): number {
  const pieces = richText(text);
  const index = pieces.findIndex(
    (piece, i) => piece.start < end && (pieces[i + 1]?.start ?? text.length) > end,
  );
  const piece = pieces[index];
  if (piece?.kind !== 'link') return end;
  return piece.start >= SHORTEST ? piece.start : (pieces[index + 1]?.start ?? text.length);
}
