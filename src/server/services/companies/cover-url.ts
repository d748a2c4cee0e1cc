import { LRUCache } from 'lru-cache';
import { jaali } from '../../../core/shared/jaali';
import { imageUrl } from '../../../core/shared/svg';

/** Drawing a cover takes 0.3 ms. */
const covers = new LRUCache<string, string>({ max: 500 });

/** The cover as a data URL: it is the largest element of the first view and would otherwise need a request of its own. */
export function coverUrl(seed: string): string {
  const url = covers.get(seed) ?? imageUrl(jaali(seed));
  covers.set(seed, url);
  return url;
}
