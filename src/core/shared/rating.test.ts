import { describe, expect, it } from 'vitest';
import { ratingFigure, ratingTone, ratingWord } from './rating';

describe('ratings', () => {
  it.each([
    [0.99, 'Data not available', 1],
    [1, 'Bad', 1],
    [1.99, 'Bad', 1],
    [2, 'Poor', 2],
    [2.99, 'Poor', 2],
    [3, 'Average', 3],
    [3.49, 'Average', 3],
    [3.5, 'Good', 4],
    [4.5, 'Good', 5],
    [4.51, 'Excellent', 5],
    [Number.NaN, 'Data not available', 1],
  ])(
    '[R-538][R-539][R-540][R-541][R-542][R-543][R-544][R-545] the rating %d has the word %s and the colour %i',
    (value, word, tone) => {
      expect([ratingWord(value), ratingTone(value)]).toEqual([word, tone]);
    },
  );

  it('a rating always has one decimal', () => {
    expect([ratingFigure(4), ratingFigure(3.4)]).toEqual(['4.0', '3.4']);
  });
});
