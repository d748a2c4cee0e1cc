import { expect, it } from 'vitest';
import { EMPTY_FORM } from './career-form';
import { filledIn, messageToShow } from './portal-link';

const message = { code: undefined, message: 'No', showPopup: false, important: false };

it.each([
  ['CareerStatus', message, 'No'],
  ['CareerStatus', { ...message, important: true }, 'No'],
  ['Verification', message, undefined],
  ['Verification', { ...message, important: true }, 'No'],
  [
    'CareerStatus',
    { ...message, code: 'PORTAL_ACCOUNT_REFUSED' },
    'We can’t link this job-portal account. Try another one.',
  ],
  ['CareerStatus', { ...message, message: undefined }, undefined],
  ['Communities', { ...message, message: undefined, important: true }, undefined],
] as const)(
  '[R-738] on the screen %s, the job portal answer %j shows the message %s',
  (source, answer, text) => {
    expect(messageToShow(answer, source)).toBe(text);
  },
);

it('[R-009] data from the job portal is filled in, and fields that it does not have stay as typed', () => {
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
