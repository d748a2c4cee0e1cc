/** Words by their groups of three letters, for finding similar ones without comparing each. */
export interface WordIndex {
  readonly words: readonly string[];
  /** How many different groups each word has. */
  readonly sizes: readonly number[];
  /** Positions in `words`. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

/** The share of common groups from which two words are similar. */
const SIMILAR = 0.3;

/** Groups of each part, with two spaces before and one after it, so that beginnings count more. */
function groupsOf(word: string): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const [part] of word.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const padded = `  ${part} `;
    for (let start = 0; start + 3 <= padded.length; start++) groups.add(padded.slice(start, start + 3));
  }
  return groups;
}

export function indexWords(words: readonly string[]): WordIndex {
  const positions = new Map<string, number[]>();
  const sizes = words.map((word, position) => {
    const groups = groupsOf(word);
    for (const group of groups) {
      const known = positions.get(group);
      if (known) known.push(position);
      else positions.set(group, [position]);
    }
    return groups.size;
  });
  return { words, sizes, positions };
}

/** Whether a word, or a part of one after a space, begins with the text. */
export function beginsWord({ words, positions }: WordIndex, wanted: string): boolean {
  const candidates = positions.get(` ${wanted.slice(0, 2)}`) ?? [];
  return candidates.some((position) => ` ${words[position]}`.includes(` ${wanted}`));
}

/** Words that contain the text first, then the most similar ones. */
export function similarWords(
  { words, sizes, positions }: WordIndex,
  wanted: string,
  limit: number,
): readonly string[] {
  const groups = groupsOf(wanted);
  const common = new Uint8Array(words.length);
  const found: number[] = [];
  for (const group of groups)
    for (const position of positions.get(group) ?? []) {
      const seen = common[position] ?? 0;
      if (seen === 0) found.push(position);
      common[position] = seen + 1;
    }
  return found
    .map((position) => {
      const word = words[position] ?? '';
      const count = common[position] ?? 0;
      const similarity = count / (groups.size + (sizes[position] ?? 0) - count);
      return { word, similarity, contains: word.includes(wanted) };
    })
    .filter(({ similarity, contains }) => contains || similarity >= SIMILAR)
    .toSorted(
      (a, b) =>
        Number(b.contains) - Number(a.contains) || b.similarity - a.similarity || (a.word < b.word ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ word }) => word);
}
