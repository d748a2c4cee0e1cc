/** Photo layouts: four alike, one large with three small, or two rows of three. */
export type Collage = 'alike' | 'large' | 'rows';

const PICTURES: Readonly<Record<Collage, number>> = { alike: 4, large: 4, rows: 6 };

/** Six or more pictures use rows; four and five alternate between the other two layouts; fewer get no collage. */
export function collageOf(
  pictures: number,
  turn: number,
): { readonly layout: Collage; readonly shown: number } | undefined {
  if (pictures < 4) return undefined;
  const layout = pictures >= 6 ? 'rows' : turn % 2 === 0 ? 'alike' : 'large';
  return { layout, shown: PICTURES[layout] };
}
