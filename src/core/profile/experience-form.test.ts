import { describe, expect, it } from 'vitest';
import { educationProblems, hasProblems, workProblems } from './experience-form';
import {
  COURSE_MODES,
  EDUCATION_TYPES,
  type EducationChoice,
  type WorkExperienceChoice,
} from './experiences';
import { profileText } from './text';

const TODAY = '2026-11-20';
const work: WorkExperienceChoice = {
  companyName: 'Orbitly',
  jobProfile: 'Backend engineer',
  location: undefined,
  employmentType: 'fulltime',
  startMonth: '2022-07',
  endMonth: undefined,
  description: undefined,
};
const study: EducationChoice = {
  educationType: 'Graduation/Diploma',
  courseName: 'B.Tech',
  specialization: undefined,
  collegeName: 'Sharada College',
  courseMode: 'fulltime',
  startYear: 2018,
  endYear: 2022,
};

describe('the work form', () => {
  it.each([
    [{}, {}],
    [{ startMonth: '2026-11' }, {}],
    [{ endMonth: '2022-07' }, {}],
    [{ companyName: '  ' }, { companyName: 'required' }],
    [{ jobProfile: '' }, { jobProfile: 'required' }],
    [{ startMonth: '' }, { startMonth: 'required' }],
    [{ startMonth: '2026-12' }, { startMonth: 'future' }],
    [{ endMonth: '2022-06' }, { endMonth: 'order' }],
    [{ endMonth: '2027-01' }, { endMonth: 'future' }],
    [{ endMonth: '' }, { endMonth: 'required' }],
  ] as const)('the work form with %j has the problems %j', (change, problems) => {
    expect(workProblems({ ...work, ...change }, TODAY)).toEqual(problems);
  });
});

describe('the education form', () => {
  it.each([
    [{}, {}],
    [{ endYear: undefined }, {}],
    [{ endYear: 2030 }, {}],
    [{ endYear: 2035 }, { endYear: 'future' }],
    [{ endYear: 2017 }, { endYear: 'order' }],
    [{ startYear: 2027 }, { startYear: 'future', endYear: 'order' }],
    [
      { courseName: ' ', collegeName: '' },
      { courseName: 'required', collegeName: 'required' },
    ],
  ] as const)('the education form with %j has the problems %j', (change, problems) => {
    expect(educationProblems({ ...study, ...change }, TODAY)).toEqual(problems);
  });
});

it('a form without problems can be submitted', () => {
  expect([hasProblems(workProblems(work, TODAY)), hasProblems({ companyName: 'required' })]).toEqual([
    false,
    true,
  ]);
});

it.each([
  ['R-337', EDUCATION_TYPES[0], 'Doctorate or PhD'],
  ['R-338', EDUCATION_TYPES[1], 'Masters or post graduation'],
  ['R-339', EDUCATION_TYPES[2], 'Graduation or diploma'],
] as const)('[%s] an education can be of the type %s, shown as %s', (_, educationType, word) => {
  expect(educationProblems({ ...study, educationType }, TODAY)).toEqual({});
  expect(profileText.education.types[educationType]).toBe(word);
});

it.each([
  ['R-340', COURSE_MODES[0], 'Full time'],
  ['R-341', COURSE_MODES[1], 'Part time'],
  ['R-342', COURSE_MODES[2], 'Correspondence'],
] as const)('[%s] an education can be of the mode %s, shown as %s', (_, courseMode, word) => {
  expect(educationProblems({ ...study, courseMode }, TODAY)).toEqual({});
  expect(profileText.education.modes[courseMode]).toBe(word);
});
