import { grouped } from './numbers';

/** A count with its noun in singular or plural: 1 review, 1,00,000 reviews. */
export const counted = (count: number, item: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? item : many}`;
