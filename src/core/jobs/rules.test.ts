import { expect, it } from 'vitest';
import { postedSince } from './freshness';
import { CTC_BANDS, FRESHNESS } from './job';
import { bandLimits } from './pay-bands';
import { jobText } from './text';

it('[R-166] pay bands follow each other without gaps, and the last band has no upper limit', () => {
  const limits = CTC_BANDS.map(bandLimits);
  expect(limits[0]).toEqual({ from: 0, to: 300_000 });
  limits.slice(1).forEach(({ from }, index) => {
    expect(from).toBe(limits[index]?.to);
  });
  expect(limits.at(-1)).toEqual({ from: 5_000_000, to: undefined });
  expect(CTC_BANDS).toEqual(['0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50+']);
});

it('[R-166] freshness counts days back from today', () => {
  expect(FRESHNESS).toEqual([1, 3, 7, 15, 30]);
  expect(postedSince(1, new Date('2026-11-20T09:00:00Z'))).toBe('2026-11-19');
  expect(postedSince(30, new Date('2026-11-20T09:00:00Z'))).toBe('2026-10-21');
});

it('[R-112] a skill name keeps its spelling in the page description', () => {
  expect(jobText.skillDescription('SQL')).toBe('Jobs across India that need SQL.');
});
