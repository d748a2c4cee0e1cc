import { expect, it } from 'vitest';
import { peopleStep } from './people-steps';

it('people steps: a count of people is rounded down to 10, 20, 30, 50, 100 and so on', () => {
  expect([0, 9, 10, 14, 29, 30, 49, 50, 99, 100, 254, 1999, 30_000].map(peopleStep)).toEqual([
    0, 0, 10, 10, 20, 30, 30, 50, 50, 100, 200, 1000, 30_000,
  ]);
});
