/** The rendered rows of a long list: `from` inclusive, `to` exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export type ListPart =
  | { readonly kind: 'row'; readonly at: number }
  | { readonly kind: 'gap'; readonly at: number; readonly height: number };

/** The rows between two offsets, both measured from the top of the list. */
export function rowsBetween(heights: readonly number[], top: number, bottom: number): RowRange {
  let end = 0;
  const ends = (height: number): number => {
    end += height;
    return end;
  };
  let from = 0;
  while (from < heights.length && ends(heights[from] ?? 0) <= top) from++;
  let to = Math.min(from + 1, heights.length);
  while (to < heights.length && end < bottom) ends(heights[to++] ?? 0);
  return { from, to };
}

/** The next rows to render: visible rows at once, then one more row at each end per frame. */
export function nextRowsToRender(stretch: RowRange, inSight: RowRange, wanted: RowRange): RowRange {
  if (stretch.to < inSight.from || stretch.from > inSight.to) return inSight;
  const from = Math.max(stretch.from, wanted.from);
  const to = Math.min(stretch.to, wanted.to);
  if (from > inSight.from || to < inSight.to)
    return { from: Math.min(from, inSight.from), to: Math.max(to, inSight.to) };
  return { from: Math.max(from - 1, wanted.from), to: Math.min(to + 1, wanted.to) };
}

/** Omits distant rows, except the one with the focus. */
export function partsOf(
  heights: readonly number[],
  { from, to }: RowRange,
  saved: number | undefined,
): readonly ListPart[] {
  const parts: ListPart[] = [];
  let gap = { at: 0, height: 0 };
  const close = () => {
    if (gap.height > 0) parts.push({ kind: 'gap', ...gap });
  };
  heights.forEach((height, index) => {
    if ((index < from || index >= to) && index !== saved) {
      gap.height += height;
      return;
    }
    close();
    parts.push({ kind: 'row', at: index });
    gap = { at: index + 1, height: 0 };
  });
  close();
  return parts;
}
