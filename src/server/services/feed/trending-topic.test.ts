import { expect, it } from 'vitest';
import { talkOf } from './talk';

it('a trending topic is the first clause of a title', () => {
  expect(talkOf('Hybrid policy changed. Four days in office from January.')).toBe('Hybrid policy changed');
  expect(talkOf('Hiring 1.2k in Chennai: what are they offering?')).toBe('Hiring 1.2k in Chennai');
});

it('a trending topic that is too long is shortened', () => {
  expect(talkOf('Everybody in the Pune office has now been asked to come back on all five days')).toBe(
    'Everybody in the Pune office has now been…',
  );
});
