import { expect, it } from 'vitest';
import { talkOf } from './talk';

it('takes the first clause of a title', () => {
  expect(talkOf('Hybrid policy changed. Four days in office from January.')).toBe('Hybrid policy changed');
  expect(talkOf('Hiring 1.2k in Chennai: what are they offering?')).toBe('Hiring 1.2k in Chennai');
});

it('cuts a clause that is too long for its place', () => {
  expect(talkOf('Everybody in the Pune office has now been asked to come back on all five days')).toBe(
    'Everybody in the Pune office has now been…',
  );
});
