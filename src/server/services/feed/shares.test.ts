import { describe, expect, it } from 'vitest';
import { mayBeShown, percentages } from './shares';

describe('mayBeShown', () => {
  it.each([
    [1, true, false],
    [4, true, false],
    [5, false, false],
    [5, true, true],
    [6, true, true],
  ])('with %i votes, of somebody who may know %s: %s', (votes, mayKnow, shown) => {
    expect(mayBeShown(votes, mayKnow)).toBe(shown);
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
