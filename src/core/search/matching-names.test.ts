import { expect, it } from 'vitest';
import { matchingNames } from './matching-names';

const JOBS = ['Backend engineer', 'QA engineer (SDET)', 'Sales engineer', 'Engineering manager'].map(
  (name) => ({
    name,
  }),
);
const found = (text: string, max?: number) => matchingNames(JOBS, text, max).map(({ name }) => name);

it('a list is searched by prefixes of words, in any order', () => {
  expect(found('eng back')).toEqual(['Backend engineer']);
  expect(found('sdet')).toEqual(['QA engineer (SDET)']);
  expect(found('gineer')).toEqual([]);
});

it('names that begin with the typed text are first, and only a few are shown', () => {
  expect(found('eng')[0]).toBe('Engineering manager');
  expect(found('', 2)).toHaveLength(2);
});
