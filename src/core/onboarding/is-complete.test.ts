import { expect, it } from 'vitest';
import type { CareerStatus, Study, Work } from './career-status';
import { isComplete } from './is-complete';

const work: Work = {
  companyName: 'Zentrix Labs',
  departmentId: 1,
  industryId: 2,
  jobProfile: 'Backend engineer',
  tagId: 0,
  roleId: undefined,
  jobLocation: undefined,
  verified: undefined,
  source: undefined,
  workEmail: undefined,
};
const study: Study = {
  collegeName: 'Sharada College, Pune',
  courseId: undefined,
  courseName: 'B.Tech',
  specializationId: 3,
  specialization: 'Computer science',
  verified: undefined,
  source: undefined,
  studentEmail: undefined,
};
const none = { working: undefined, student: undefined, unemployed: undefined };
const without = <T extends object>(whole: T, ...names: (keyof T)[]): T => ({
  ...whole,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});

const working = (part: Work): CareerStatus => ({ ...none, type: 'working', working: part });
const student = (part: Study): CareerStatus => ({ ...none, type: 'student', student: part });
const unemployed = (part: Work | undefined): CareerStatus => ({
  ...none,
  type: 'unemployed',
  unemployed: part,
});

it.each([
  ['[R-410][R-344] working with everything', working(work), true],
  [
    '[R-410][R-244] working without a place, which is not asked for',
    working(without(work, 'jobLocation')),
    true,
  ],
  ['[R-410][R-243] working without a company', working(without(work, 'companyName')), false],
  ['[R-410][R-243] working without a department', working(without(work, 'departmentId')), false],
  ['[R-410][R-243] working without an industry', working(without(work, 'industryId')), false],
  ['[R-410][R-243] working without a job profile', working({ ...work, jobProfile: ' ' }), false],
  ['[R-411][R-343] studying with everything', student(study), true],
  ['[R-411][R-245] studying without a college', student(without(study, 'collegeName')), false],
  ['[R-411][R-245] studying without a course', student(without(study, 'courseName')), false],
  ['[R-411][R-245] studying without a specialisation', student(without(study, 'specializationId')), false],
  ['[R-412][R-345] between jobs with nothing before', unemployed(undefined), true],
  [
    '[R-412] between jobs with an empty company',
    unemployed(without(work, 'companyName', 'industryId')),
    true,
  ],
  ['[R-412][R-243] between jobs with a whole last job', unemployed(work), true],
  ['[R-412] between jobs with half a last job', unemployed(without(work, 'industryId')), false],
])('%s', (_name, career, complete) => {
  expect(isComplete(career)).toBe(complete);
});

it('[R-242] a missing career is not complete', () => {
  expect(isComplete(undefined)).toBe(false);
});
