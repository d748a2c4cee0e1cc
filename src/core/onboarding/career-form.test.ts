import { describe, expect, it } from 'vitest';
import {
  careerInput,
  detailsOf,
  EMPTY_FORM,
  formOf,
  lastWorkOf,
  missingDetails,
  missingOption,
} from './career-form';

const working = {
  ...EMPTY_FORM,
  type: 'working',
  organisation: ' Zentrix Labs ',
  jobProfile: 'Backend engineer',
  departmentId: 1,
  industryId: 2,
} as const;
const student = {
  ...EMPTY_FORM,
  type: 'student',
  organisation: 'Sharada College',
  courseName: 'B.Tech',
  specialization: 'Robotics',
} as const;

describe('the career form', () => {
  it('[R-559] the career form lists the missing fields in the order of the screen', () => {
    expect(missingOption(EMPTY_FORM)).toEqual(['type']);
    expect(missingOption({ ...working, organisation: ' ' })).toEqual(['organisation']);
    expect(missingOption({ ...EMPTY_FORM, type: 'unemployed' })).toEqual([]);
    expect(missingDetails({ ...EMPTY_FORM, type: 'working' })).toEqual([
      'jobProfile',
      'departmentId',
      'industryId',
    ]);
    expect(missingDetails({ ...EMPTY_FORM, type: 'student' })).toEqual(['courseName', 'specialization']);
    expect([missingDetails(working), missingDetails(student)]).toEqual([[], []]);
  });

  it('[R-651] the career form submits a company or a college, and marks an edit', () => {
    expect(careerInput(EMPTY_FORM, false)).toBeUndefined();
    expect(careerInput(working, false)).toEqual({
      type: 'working',
      organisation: { companyName: 'Zentrix Labs' },
    });
    expect(careerInput(student, true)).toEqual({
      type: 'student',
      organisation: { collegeName: 'Sharada College' },
      editing: true,
    });
  });

  it('[R-513] the career form submits nothing without the career’s id', () => {
    expect([detailsOf(working, undefined), lastWorkOf(working, undefined)]).toEqual([undefined, undefined]);
  });

  it.each([
    [undefined, undefined],
    [0, undefined],
    [-1, undefined],
    [4, 4],
  ])('[R-514] the career form: course id %s is submitted as %s', (courseId, sent) => {
    expect(detailsOf({ ...student, courseId }, 7)?.courseId).toBe(sent);
  });

  it('[R-515][R-516][R-655] the career form submits tag 0 and no role; the location is only submitted for a current job', () => {
    const contribution = {
      id: 7,
      departmentId: 1,
      industryId: 2,
      jobProfile: 'Backend engineer',
      tagId: 0,
      roleId: undefined,
    };
    expect(lastWorkOf({ ...working, jobLocation: 'Pune' }, 7)).toEqual(contribution);
    expect(detailsOf({ ...working, jobLocation: 'Pune' }, 7)).toEqual({
      ...contribution,
      courseId: undefined,
      jobLocation: 'Pune',
    });
  });

  it('[R-242] the career form starts with the stored career', () => {
    const study = {
      collegeName: 'C',
      courseId: 3,
      courseName: 'B',
      specializationId: 0,
      specialization: 'R',
      verified: undefined,
      source: undefined,
      studentEmail: undefined,
    };
    const form = formOf({
      status: { type: 'student', working: undefined, unemployed: undefined, student: study },
    });
    expect(form).toMatchObject({ type: 'student', organisation: 'C', courseId: 3, specializationId: 0 });
    expect(formOf({ status: undefined })).toEqual(EMPTY_FORM);
  });
});
