import { editDistance, typosAllowedIn } from '../../../core/search/edit-distance';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Order: prefix of the name, alternative name, prefix of a word, substring, typo. */
export function bestMatches<Row extends Named>(
  rows: readonly Row[],
  text: string,
  limit: number,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return rows
    .map((row) => ({ row, rank: rankOf(row, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.row.id - b.row.id)
    .slice(0, limit)
    .map(({ row }) => row);
}

const NO_MATCH = 9;

function rankOf({ name, aliases = [] }: Named, wanted: string): number {
  const lower = name.toLowerCase();
  const bare = bareOf(wanted);
  if (lower.startsWith(wanted) || (bare !== '' && bareOf(lower).startsWith(bare))) return 0;
  if (aliases.some((alias) => alias === wanted || (bare.length > 1 && bareOf(alias).startsWith(bare))))
    return 1;
  if (lower.includes(` ${wanted}`)) return 2;
  if (lower.includes(wanted)) return 3;
  return isTypo(lower, wanted) ? 4 : NO_MATCH;
}

const bareOf = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** Whether a word of the name starts like the typed text, apart from the allowed typos. */
function isTypo(lower: string, wanted: string): boolean {
  const allowed = typosAllowedIn(wanted);
  if (allowed === 0) return false;
  return [lower, ...lower.split(/[^a-z0-9]+/)].some((word) =>
    [0, 1, -1].some((more) => editDistance(word.slice(0, wanted.length + more), wanted) <= allowed),
  );
}
