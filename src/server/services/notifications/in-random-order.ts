import { randomInt } from 'node:crypto';

export const inRandomOrder = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, key: randomInt(2 ** 32) }))
    .sort((item, other) => item.key - other.key)
    .map(({ item }) => item);
