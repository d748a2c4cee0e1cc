import { describe, expect, it } from 'vitest';
import { mayBeShown, percentages } from './shares';

describe('mayBeShown', () => {
  it.each([
    [1, 1, false],
    [4, 1, false],
    [5, undefined, false],
    [5, 1, true],
    [6, 2, true],
  ])('with %i votes and my choice %s: %s', (votes, mine, shown) => {
    expect(mayBeShown(votes, mine)).toBe(shown);
  });
});

describe('percentages', () => {
  it('rounds as people expect', () => {
    expect(percentages([412, 1138, 410])).toEqual([21, 58, 21]);
  });

  it('always adds up to 100', () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    for (let first = 0; first < 40; first++) {
      const sum = percentages([first, 7, 13, 3]).reduce((all, one) => all + one, 0);
      expect(sum).toBe(100);
    }
  });

  it('is all nought before anybody voted', () => {
    expect(percentages([0, 0])).toEqual([0, 0]);
  });
});
