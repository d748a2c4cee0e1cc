/** A title's rank among the titles of the same work, such as "Senior engineer" among engineers. */
export interface JobLevel {
  /** The title without its rank, in lower case. */
  readonly work: string;
  readonly rank: number;
}

const PLAIN = 20;
const FIRST_WORDS: Readonly<Record<string, number>> = {
  ...{ trainee: 0, intern: 0, junior: 10, jr: 10, associate: 10 },
  ...{ senior: 30, sr: 30, lead: 40, staff: 40, principal: 50 },
};
const NUMERALS: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5 };

/** Reads "SDE 2", "Engineer III", "Associate product manager" and "Sr. analyst". */
export function jobLevel(title: string): JobLevel {
  const words = title.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  const rank = FIRST_WORDS[words[0] ?? ''];
  if (rank !== undefined && words.length > 1) return { work: words.slice(1).join(' '), rank };
  const last = words.at(-1) ?? '';
  const number = /^\d$/.test(last) ? Number(last) : NUMERALS[last];
  if (number !== undefined && words.length > 1)
    return { work: words.slice(0, -1).join(' '), rank: PLAIN + number };
  return { work: words.join(' '), rank: PLAIN };
}

/** The items whose title has the same work as this one, lowest rank first; empty without a second level. */
export function levelsOf<Item extends { readonly job: string }>(
  title: string,
  items: readonly Item[],
): readonly Item[] {
  const { work } = jobLevel(title);
  const levels = items
    .map((item) => ({ item, level: jobLevel(item.job) }))
    .filter(({ level }) => level.work === work)
    .sort((a, b) => a.level.rank - b.level.rank);
  return levels.length > 1 ? levels.map(({ item }) => item) : [];
}
