import { RATING_CATEGORIES } from '../reviews/rating';
import { reviewText } from '../reviews/text';
import { reviewPostText } from './review-post-text';

type Stars = Readonly<Record<(typeof RATING_CATEGORIES)[number], number>>;

const GOOD_FROM = 4;

/** Shares no words or star counts with the review: matching text would link the alias to the anonymous review. */
export function reviewPost(company: string, stars: Stars): { readonly title: string; readonly text: string } {
  const best = Math.max(...RATING_CATEGORIES.map((category) => stars[category]));
  const worst = Math.min(...RATING_CATEGORIES.map((category) => stars[category]));
  const named = (wanted: number) =>
    RATING_CATEGORIES.filter((category) => stars[category] === wanted)
      .slice(0, 2)
      .map((category) => reviewText.categories[category].toLowerCase())
      .join(', ');
  const good = best >= GOOD_FROM ? [reviewPostText.good(named(best))] : [];
  const better = worst < best || worst < GOOD_FROM ? [reviewPostText.better(named(worst))] : [];
  return {
    title: reviewPostText.title(company),
    text: [...good, ...better, reviewPostText.question].join('\n\n'),
  };
}
