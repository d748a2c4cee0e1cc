import { describe, expect, it } from 'vitest';
import { nextRowsToRender, partsOf, type RowRange, rowsBetween } from './feed-window';

const HEIGHTS = [100, 300, 200, 400, 100];

describe('the rows between two offsets', () => {
  it.each([
    ['all rows that touch them', 150, 650, { from: 1, to: 4 }],
    ['the first row, when they start above the list', -500, 50, { from: 0, to: 1 }],
    ['without a row that ends at the first offset', 100, 400, { from: 1, to: 2 }],
    ['no rows, far below the list', 5000, 6000, { from: 5, to: 5 }],
  ])('the rows between two offsets are %s', (_, top, bottom, stretch) => {
    expect(rowsBetween(HEIGHTS, top, bottom)).toEqual(stretch);
  });

  it('an empty list has no rows between two offsets', () => {
    expect(rowsBetween([], 0, 900)).toEqual({ from: 0, to: 0 });
  });
});

describe('the rows rendered while scrolling to the visible ones', () => {
  const inSight = { from: 10, to: 13 };
  const wanted = { from: 8, to: 16 };
  const wayFrom = (stretch: RowRange): readonly RowRange[] => {
    const way = [stretch];
    for (let frame = 0; frame < 9; frame++)
      way.push(nextRowsToRender(way.at(-1) ?? stretch, inSight, wanted));
    return way.slice(1);
  };

  it.each([
    ['from far above', { from: 0, to: 3 }],
    ['from far below', { from: 30, to: 36 }],
    ['from the beginning', { from: 0, to: 0 }],
    ['from the row before', { from: 7, to: 12 }],
  ])('a frame renders all visible rows, and only a few more per further frame, %s', (_, rendered) => {
    const way = wayFrom(rendered);
    expect(way[0]?.from).toBeLessThanOrEqual(inSight.from);
    expect(way[0]?.to).toBeGreaterThanOrEqual(inSight.to);
    expect(way.at(-1)).toEqual(wanted);
    let before: RowRange = rendered;
    for (const now of way) {
      const added = [...Array(now.to - now.from).keys()]
        .map((time) => now.from + time)
        .filter((position) => position < before.from || position >= before.to);
      expect(added.length).toBeLessThanOrEqual(3);
      before = now;
    }
  });

  it('rendered rows stay unchanged and are removed when they are far away', () => {
    expect(nextRowsToRender(wanted, inSight, wanted)).toEqual(wanted);
    expect(nextRowsToRender({ from: 2, to: 14 }, inSight, wanted)).toEqual({ from: 8, to: 15 });
  });
});

describe('a virtualized list', () => {
  it('a virtualized list is as high as the complete list', () => {
    expect(partsOf(HEIGHTS, { from: 1, to: 3 }, undefined)).toEqual([
      { kind: 'gap', at: 0, height: 100 },
      { kind: 'row', at: 1 },
      { kind: 'row', at: 2 },
      { kind: 'gap', at: 3, height: 500 },
    ]);
  });

  it('a virtualized list keeps the row the user is working in, above and below the window', () => {
    const rows = (saved: number) =>
      partsOf(HEIGHTS, { from: 2, to: 3 }, saved).map((part) =>
        part.kind === 'row' ? part.at : -part.height,
      );
    expect(rows(0)).toEqual([0, -300, 2, -500]);
    expect(rows(4)).toEqual([-400, 2, -400, 4]);
  });
});
