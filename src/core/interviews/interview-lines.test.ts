import { expect, it } from 'vitest';
import type { AppliedThrough, Interview, InterviewDifficulty } from './interview';
import { interviewByline, questionDetails } from './interview-lines';

const interview = { place: 'Pune', month: '2026-09', appliedThrough: 'REFERRAL' } as Interview;

it('[R-055] an unknown application channel or difficulty from a newer API version is left out, and the rest stays', () => {
  expect(interviewByline(interview)).toMatch(/^Pune, Sep 2026, applied /);
  expect(interviewByline({ ...interview, appliedThrough: 'HACKATHON' as AppliedThrough })).toBe(
    'Pune, Sep 2026',
  );
  expect(questionDetails(2, 'HARD')).toBe('Hard · 2 answers');
  expect(questionDetails(2, 'ABSURD' as InterviewDifficulty)).toBe('2 answers');
});
