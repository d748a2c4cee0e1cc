import { expect, it } from 'vitest';
import { trendingTopic } from './trending-topic';

it('a trending topic is the first clause of a title', () => {
  expect(trendingTopic('Hybrid policy changed. Four days in office from January.')).toBe(
    'Hybrid policy changed',
  );
  expect(trendingTopic('Hiring 1.2k in Chennai: what are they offering?')).toBe('Hiring 1.2k in Chennai');
});

it('a trending topic that is too long is shortened', () => {
  expect(trendingTopic('Everybody in the Pune office has now been asked to come back on all five days')).toBe(
    'Everybody in the Pune office has now been…',
  );
});
