import { type FormatText, formatText } from './format-text';

export type RatingWord = keyof FormatText['rating'];
export type RatingTone = 1 | 2 | 3 | 4 | 5;

/** The label of a rating. 4.5 itself is still good: the spec says "up to 4.5". */
function ratingBand(value: number): RatingWord {
  if (!(value >= 1)) return 'none';
  if (value < 2) return 'bad';
  if (value < 3) return 'poor';
  if (value < 3.5) return 'average';
  return value <= 4.5 ? 'good' : 'excellent';
}

export const ratingWord = (value: number, text: FormatText = formatText): string =>
  text.rating[ratingBand(value)];

/** The colour level of a rating, best 5. Unlike the label, the top colour begins at 4.5. */
export function ratingTone(value: number): RatingTone {
  if (value >= 4.5) return 5;
  if (value >= 3.5) return 4;
  if (value >= 3) return 3;
  return value >= 2 ? 2 : 1;
}

export const ratingFigure = (value: number): string => value.toFixed(1);
