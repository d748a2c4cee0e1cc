import type { WrittenReview } from './own-review';

export type MarkedReview = Pick<WrittenReview, 'likes' | 'dislikes' | 'overall'> & {
  readonly title: string;
};

const BETWEEN_WORDS = /[\s\p{Cf}.,;:!?…'"“”‘’()।–—-]+/gu;
const wordsOf = (text: string): string =>
  text.normalize('NFC').replace(BETWEEN_WORDS, ' ').trim().toLowerCase();

/**
 * Whether readers who found the former review helpful read the same. Corrected spaces, punctuation and capitals change
 * nothing; a single word can turn the meaning around.
 */
export const saysTheSame = (before: MarkedReview, after: MarkedReview): boolean =>
  before.overall === after.overall &&
  (['title', 'likes', 'dislikes'] as const).every((part) => wordsOf(before[part]) === wordsOf(after[part]));
