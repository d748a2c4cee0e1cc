import { expect, it } from 'vitest';
import { aliasesOfOneTime, groupsThatHide } from './label-groups';

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

const dated = (id: string, publicSince: string | undefined, changedOn: string | undefined) => ({
  id,
  publicSince,
  changedOn,
});
const together = (...aliases: ReturnType<typeof dated>[]) => aliasesOfOneTime(aliases).map(({ id }) => id);

it('labels: aliases that were seen before the first of the changes change together', () => {
  expect(together(dated('a', '2026-01-01', '2026-03-01'), dated('b', '2026-02-28', '2026-05-01'))).toEqual([
    'a',
    'b',
  ]);
});

it('labels: an alias that appeared on the day of a change or later does not hide its owner', () => {
  const changed = dated('a', '2026-01-01', '2026-03-01');
  expect(together(changed, dated('b', '2026-03-01', '2026-05-01'))).toHaveLength(1);
  const two = [dated('b', '2026-03-02', '2026-05-01'), dated('c', '2026-04-02', '2026-04-20')];
  expect(together(changed, ...two)).toEqual(['b', 'c']);
});

it('labels: an alias that visitors do not see changes with others, and one with an unknown day waits', () => {
  const seen = dated('a', '2026-01-01', '2026-03-01');
  expect(together(seen, dated('b', undefined, '2026-04-01'), dated('c', '2026-01-01', undefined))).toEqual([
    'a',
    'b',
  ]);
});
