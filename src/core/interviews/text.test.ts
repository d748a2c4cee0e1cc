import { expect, it } from 'vitest';
import type { AppliedThrough, Interview, InterviewDifficulty } from './interview';
import { interviewText as text } from './text';

const interview = { place: 'Pune', month: '2026-09', appliedThrough: 'REFERRAL' } as Interview;

it('[R-055] an unknown application channel or difficulty from a newer API version is left out, and the rest stays', () => {
  expect(text.byline(interview)).toMatch(/^Pune, Sep 2026, applied /);
  expect(text.byline({ ...interview, appliedThrough: 'HACKATHON' as AppliedThrough })).toBe('Pune, Sep 2026');
  expect(text.meta(2, 'HARD')).toBe('Hard · 2 answers');
  expect(text.meta(2, 'ABSURD' as InterviewDifficulty)).toBe('2 answers');
});
