import { expect, it } from 'vitest';
import { problemTextOf } from './problem-text-of';

const problems = { FULL: 'Up to {limit} in {days} days. Delete one of the {limit}.', GONE: 'This is gone.' };

it('a code has our text, with the numbers of the response in it', () => {
  expect(problemTextOf(problems, 'GONE')).toBe('This is gone.');
  expect(problemTextOf(problems, 'FULL', { limit: 5, days: 90, other: 1 })).toBe(
    'Up to 5 in 90 days. Delete one of the 5.',
  );
});

it.each([
  [undefined, {}],
  ['NEW_CODE', {}],
  ['toString', {}],
  ['FULL', undefined],
  ['FULL', { limit: 5 }],
  ['FULL', { limit: 5, days: '<b>ninety</b>' }],
])('the code %j with the parameters %j has no text, so the screen shows its own', (code, params) => {
  expect(problemTextOf(problems, code, params)).toBeUndefined();
});
