import { grouped } from './numbers';

/** So many things, and the word for one of them or for many: 1 review, 1,00,000 reviews. */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
