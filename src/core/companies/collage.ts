/** How pictures of life at a company are laid out: four alike, a large one with three, or two rows of three. */
export type Collage = 'alike' | 'large' | 'rows';

const PICTURES: Readonly<Record<Collage, number>> = { alike: 4, large: 4, rows: 6 };

/** Six pictures and more stand in rows; four and five take turns between the two of four; fewer make no collage. */
export function collageOf(
  pictures: number,
  turn: number,
): { readonly layout: Collage; readonly shown: number } | undefined {
  if (pictures < 4) return undefined;
  const layout = pictures >= 6 ? 'rows' : turn % 2 === 0 ? 'alike' : 'large';
  return { layout, shown: PICTURES[layout] };
}
