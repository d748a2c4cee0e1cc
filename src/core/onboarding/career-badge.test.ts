import { expect, it } from 'vitest';
import { careerBadge } from './career-badge';
import type { Career } from './career-status';

const working = { companyName: 'Zentrix Labs', jobProfile: 'Backend engineer' };

it('a verified job is a badge with role and company, and an unverified job has no badge', () => {
  const career = { verified: 'VERIFIED', status: { type: 'working', working } } as Career;
  expect(careerBadge(career)).toEqual({
    verified: 'VERIFIED',
    isStudy: false,
    role: 'Backend engineer',
    organisation: 'Zentrix Labs',
  });
  expect(careerBadge({ ...career, verified: undefined })).toBeUndefined();
  expect(careerBadge(undefined)).toBeUndefined();
});

it('a college email verifies a course in part', () => {
  const student = { collegeName: 'COEP', courseName: 'B.Tech' };
  const career = { verified: 'PARTIAL_VERIFIED', status: { type: 'student', student } } as Career;
  expect(careerBadge(career)).toMatchObject({ isStudy: true, role: 'B.Tech', organisation: 'COEP' });
});
