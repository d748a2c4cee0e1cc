import { randomInt } from 'node:crypto';

export const inRandomOrder = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, lot: randomInt(2 ** 32) }))
    .sort((item, other) => item.lot - other.lot)
    .map(({ item }) => item);
