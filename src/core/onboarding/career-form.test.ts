import { describe, expect, it } from 'vitest';
import {
  detailsOf,
  EMPTY_FORM,
  formOf,
  lastWorkOf,
  missingDetails,
  missingOption,
  tellingOf,
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

describe('telling a career', () => {
  it('[R-559] says what is missing, in the order of the screen', () => {
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

  it('[R-651] names a company or a college, and says when it is a change', () => {
    expect(tellingOf(EMPTY_FORM, false)).toBeUndefined();
    expect(tellingOf(working, false)).toEqual({
      type: 'working',
      organisation: { companyName: 'Zentrix Labs' },
    });
    expect(tellingOf(student, true)).toEqual({
      type: 'student',
      organisation: { collegeName: 'Sharada College' },
      editing: true,
    });
  });

  it('[R-513] sends nothing without the career’s number', () => {
    expect([detailsOf(working, undefined), lastWorkOf(working, undefined)]).toEqual([undefined, undefined]);
  });

  it.each([
    [undefined, undefined],
    [0, undefined],
    [-1, undefined],
    [4, 4],
  ])('[R-514] a course of number %s goes as %s', (courseId, sent) => {
    expect(detailsOf({ ...student, courseId }, 7)?.courseId).toBe(sent);
  });

  it('[R-515][R-516][R-655] a tag is 0 and a role nothing; the place is only told of work one has', () => {
    const told = {
      id: 7,
      departmentId: 1,
      industryId: 2,
      jobProfile: 'Backend engineer',
      tagId: 0,
      roleId: undefined,
    };
    expect(lastWorkOf({ ...working, jobLocation: 'Pune' }, 7)).toEqual(told);
    expect(detailsOf({ ...working, jobLocation: 'Pune' }, 7)).toEqual({
      ...told,
      courseId: undefined,
      jobLocation: 'Pune',
    });
  });

  it('[R-242] begins with what the service knows', () => {
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
