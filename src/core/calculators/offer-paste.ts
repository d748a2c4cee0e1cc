const END_OF_ROW = /<\/(?:tr|p|li|div|h\d)\s*>|<br\s*\/?>/gi;
const END_OF_CELL = /<\/(?:td|th)\s*>/gi;
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  ndash: '–',
  mdash: '–',
  rsquo: '’',
  apos: "'",
  quot: '"',
};
/** Marks that set the direction of text, spaces without width, and zero characters. */
const INVISIBLE = /[\0\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The visible text of a paste: an HTML table becomes rows with tabs, and invisible marks disappear. */
export function visibleText(text: string): string {
  const plain = text.replace(INVISIBLE, '');
  if (!/<(?:td|th|li|p|div|br)\b/i.test(plain)) return plain;
  return plain
    .replaceAll('\n', ' ')
    .replace(END_OF_ROW, '\n')
    .replace(END_OF_CELL, '\t')
    .replace(TAG, '')
    .replace(/&(?:#(\d{1,5})|([a-z]{2,6}));/gi, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[String(name).toLowerCase()] ?? whole),
    );
}
