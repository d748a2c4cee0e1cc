import { expect, it } from 'vitest';
import { dateRange } from '../shared/service-time';
import { dateOf, MONTHS, monthsBetween, partsOf } from './months';

it.each([
  ['2022-07', '2022-07', 1],
  ['2022-07', '2023-06', 12],
  ['2019-12', '2020-01', 2],
])('the period from %s to %s has %i months', (start, end, months) => {
  expect(monthsBetween(start, end)).toBe(months);
});

it('a month is shown correctly in every time zone', () => {
  expect(dateRange(dateOf('2022-01'), undefined)).toBe('January 2022 - Present');
  expect([MONTHS[6], partsOf('2022-07'), partsOf('')]).toEqual([
    { value: '07', label: 'July' },
    { year: '2022', month: '07' },
    { year: '', month: '' },
  ]);
});
