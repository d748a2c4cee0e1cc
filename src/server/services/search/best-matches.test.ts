import { expect, it } from 'vitest';
import { bestMatches } from './best-matches';
import { COURSES, SPECIALISATIONS } from './study-lists';

const numbered = (list: typeof COURSES) => list.map((entry, index) => ({ ...entry, id: index + 1 }));
const found = (list: typeof COURSES, text: string) =>
  bestMatches(numbered(list), text, 5).map(({ name }) => name);

it.each([
  ['btech', 'B.Tech/B.E.'],
  ['B.Tech', 'B.Tech/B.E.'],
  ['bachelor of eng', 'B.Tech/B.E.'],
  ['phd', 'Doctorate/PhD'],
  ['Diplmoa', 'Diploma'],
])('[R-654] the text %s finds the course %s', (text, name) => {
  expect(found(COURSES, text)[0]).toBe(name);
});

it.each([
  ['cse', 'Computer science'],
  ['compter', 'Computer science'],
  ['engineering', 'Electrical engineering'],
  ['maths', 'Mathematics'],
])('[R-654] the text %s finds the specialisation %s', (text, name) => {
  expect(found(SPECIALISATIONS, text)[0]).toBe(name);
});

it('the best matches are empty for an unrelated word and limited to the requested number', () => {
  expect(found(SPECIALISATIONS, 'gardening')).toEqual([]);
  expect(found(SPECIALISATIONS, ' ')).toEqual([]);
  expect(bestMatches(numbered(COURSES), 'b', 2)).toHaveLength(2);
});
