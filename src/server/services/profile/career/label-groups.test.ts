import { expect, it } from 'vitest';
import { groupsThatHide } from './label-groups';

const changing = (sizes: readonly number[], others: number) =>
  groupsThatHide(
    sizes.map((size) => ({ size })),
    others,
  ).map(({ size }) => size);

it.each([
  ['four aliases do not change', [4], 100, []],
  ['five aliases change', [5], 100, [5]],
  ['a whole class changes', [5], 0, [5]],
  ['two groups change', [5, 7], 0, [7, 5]],
  ['four that would be left keep the others', [5], 4, []],
  ['five may be left', [5], 5, [5]],
  ['waiting aliases count as left', [5, 4], 0, []],
  ['waiting aliases and others count as left', [5, 4], 1, [5]],
  ['the smallest group stays with the one that would be left', [5, 9], 1, [9]],
])('labels: %s', (_, sizes, others, expected) => {
  expect(changing(sizes, others)).toEqual(expected);
});
