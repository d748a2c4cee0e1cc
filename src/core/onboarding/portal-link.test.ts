import { expect, it } from 'vitest';
import { EMPTY_FORM } from './career-form';
import { filledIn, messageToTell } from './portal-link';

const said = { message: 'No', showPopup: false, important: false };

it.each([
  ['CareerStatus', said, 'No'],
  ['CareerStatus', { ...said, important: true }, 'No'],
  ['Verification', said, undefined],
  ['Verification', { ...said, important: true }, 'No'],
  ['CareerStatus', { ...said, message: undefined }, undefined],
  ['Communities', { ...said, message: undefined, important: true }, undefined],
] as const)('[R-738] on the screen %s, %j is told as %s', (source, answer, told) => {
  expect(messageToTell(answer, source)).toBe(told);
});

it('[R-009] what the portal knows is filled in, what it does not know stays as it was typed', () => {
  const typed = {
    ...EMPTY_FORM,
    organisation: 'Orbitly',
    jobProfile: 'Recruiter',
    industryId: 3,
    industry: 'Retail',
  };
  const career = {
    type: 'working',
    organisation: 'Zentrix Labs',
    jobProfile: undefined,
    departmentId: 1,
    industryId: undefined,
    jobLocation: 'Bengaluru',
  } as const;
  expect(filledIn({ ...typed, department: 'HR' }, career)).toMatchObject({
    type: 'working',
    organisation: 'Zentrix Labs',
    jobProfile: 'Recruiter',
    departmentId: 1,
    department: '',
    industryId: 3,
    industry: 'Retail',
    jobLocation: 'Bengaluru',
  });
});
