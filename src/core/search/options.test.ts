import { expect, it } from 'vitest';
import { ADD, namedBy, withOwn } from './options';

const CITIES = [
  { id: 1, name: 'Pune' },
  { id: 2, name: 'Puri' },
];

it('a combobox offers to add a text that is in no list and never adds a listed one twice', () => {
  expect(withOwn(CITIES, 'Pu', 'Add “Pu”')).toEqual([
    { id: '1', label: 'Pune' },
    { id: '2', label: 'Puri' },
    { id: ADD, label: 'Add “Pu”' },
  ]);
  expect(withOwn(CITIES, ' pune ', 'Add')).toHaveLength(2);
  expect(withOwn([], ' ', 'Add')).toEqual([]);
});

it('typing the full name of a choice selects it regardless of case', () => {
  expect(namedBy(CITIES, 'PURI ')?.id).toBe(2);
  expect(namedBy(CITIES, 'Pur')).toBeUndefined();
});
