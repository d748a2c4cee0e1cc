import { expect, it } from 'vitest';
import {
  type AppliedFilter,
  CLOSED,
  clearFilter,
  filterPairs,
  selectFilter,
  toggledIndex,
} from './applied-filters';

const item = { key: 'industry', multi: false };
const many = { key: 'benefit', multi: true };
const gym = { urlName: 'gym' };
const leave = { urlName: 'paid-leave' };

it('[R-479][R-299] a single-choice filter keeps only the last choice', () => {
  const first = selectFilter({ benefit: [gym] }, item, { urlName: '2' });
  expect(selectFilter(first, item, { urlName: '7' })).toEqual({
    benefit: [gym],
    industry: [{ urlName: '7' }],
  });
});

it('[R-480][R-299] a multiple-choice filter adds a choice and removes it when it is selected again', () => {
  const both = selectFilter(selectFilter({}, many, gym), many, leave);
  expect(both).toEqual({ benefit: [gym, leave] });
  expect(selectFilter(both, many, { urlName: 'gym' })).toEqual({ benefit: [leave] });
});

it('[R-481] clearing empties one filter, or all of them', () => {
  const applied: AppliedFilter = { industry: [{ urlName: '2' }], benefit: [gym, leave] };
  expect(clearFilter(applied, 'benefit')).toEqual({ industry: [{ urlName: '2' }], benefit: [] });
  expect(clearFilter(applied)).toEqual({});
});

it('[R-482] of several filter lists only one is open, and selecting it again closes it', () => {
  expect(toggledIndex(CLOSED, 2)).toBe(2);
  expect(toggledIndex(2, 0)).toBe(0);
  expect(toggledIndex(2, 2)).toBe(-1);
});

it('applied filters appear in the address with every choice', () => {
  expect(filterPairs({ industry: [{ urlName: '2' }], benefit: [gym, leave], badge: [] })).toEqual([
    ['industry', '2'],
    ['benefit', 'gym'],
    ['benefit', 'paid-leave'],
  ]);
});
