import { describe, expect, it } from 'vitest';
import { partsOf, stretchBetween } from './feed-window';

const HEIGHTS = [100, 300, 200, 400, 100];

describe('the rows between two lines', () => {
  it.each([
    ['all that touch them', 150, 650, { from: 1, to: 4 }],
    ['the first, seen from above', -500, 50, { from: 0, to: 1 }],
    ['none before one that ends at the line', 100, 400, { from: 1, to: 2 }],
    ['none, far below the list', 5000, 6000, { from: 5, to: 5 }],
  ])('are %s', (_, top, bottom, stretch) => {
    expect(stretchBetween(HEIGHTS, top, bottom)).toEqual(stretch);
  });

  it('are none of an empty list', () => {
    expect(stretchBetween([], 0, 900)).toEqual({ from: 0, to: 0 });
  });
});

describe('a list with its far rows left out', () => {
  it('is as high as the whole one', () => {
    expect(partsOf(HEIGHTS, { from: 1, to: 3 }, undefined)).toEqual([
      { kind: 'gap', at: 0, height: 100 },
      { kind: 'row', at: 1 },
      { kind: 'row', at: 2 },
      { kind: 'gap', at: 3, height: 500 },
    ]);
  });

  it('keeps the row somebody is at work in, above and below', () => {
    const rows = (kept: number) =>
      partsOf(HEIGHTS, { from: 2, to: 3 }, kept).map((part) =>
        part.kind === 'row' ? part.at : -part.height,
      );
    expect(rows(0)).toEqual([0, -300, 2, -500]);
    expect(rows(4)).toEqual([-400, 2, -400, 4]);
  });
});
