import { describe, expect, it } from 'vitest';
import { mayBeShown, percentages } from './shares';

describe('the threshold for showing results', () => {
  it.each([
    [1, 1, false],
    [4, 1, false],
    [5, undefined, false],
    [5, 1, true],
    [6, 2, true],
  ])('results with %i votes and the choice %s: %s', (votes, mine, shown) => {
    expect(mayBeShown(votes, mine)).toBe(shown);
  });
});

describe('percentages', () => {
  it('percentages are rounded as users expect', () => {
    expect(percentages([412, 1138, 410])).toEqual([21, 58, 21]);
  });

  it('percentages always add up to 100', () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    for (let first = 0; first < 40; first++) {
      const sum = percentages([first, 7, 13, 3]).reduce((all, item) => all + item, 0);
      expect(sum).toBe(100);
    }
  });

  it('percentages are all zero before the first vote', () => {
    expect(percentages([0, 0])).toEqual([0, 0]);
  });
});
