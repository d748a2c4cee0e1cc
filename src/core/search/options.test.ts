import { expect, it } from 'vitest';
import { ADD, namedBy, withOwn } from './options';

const CITIES = [
  { id: 1, name: 'Pune' },
  { id: 2, name: 'Puri' },
];

it('what is in no list can be added, what is in it cannot be added twice', () => {
  expect(withOwn(CITIES, 'Pu', 'Add “Pu”')).toEqual([
    { id: '1', label: 'Pune' },
    { id: '2', label: 'Puri' },
    { id: ADD, label: 'Add “Pu”' },
  ]);
  expect(withOwn(CITIES, ' pune ', 'Add')).toHaveLength(2);
  expect(withOwn([], ' ', 'Add')).toEqual([]);
});

it('a name that was typed out is the choice, whatever its letters', () => {
  expect(namedBy(CITIES, 'PURI ')?.id).toBe(2);
  expect(namedBy(CITIES, 'Pur')).toBeUndefined();
});
