import { answerText as text } from './answer-text';
import type { SearchAnswer } from './search-answer';

type Counted = keyof typeof text.count;
const isCounted = (page: string): page is Counted => Object.hasOwn(text.count, page);

/** The number of salaries, reviews and so on; empty without a number to show. */
export function answerCount({ page, pay, count }: SearchAnswer): string {
  if (page === 'COMPARE') return text.compare;
  if (pay) return text.salaries(pay.contributors);
  return count && isCounted(page) ? text.count[page](count) : '';
}
