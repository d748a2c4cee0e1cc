import { expect, it } from 'vitest';
import { aboutMember } from './about-member';

it.each([
  ['Backend engineer', true, true, 'Backend engineer, reads and writes'],
  ['Staff nurse', true, false, 'Staff nurse, reads and votes'],
  [undefined, false, false, 'Student, has just signed up'],
])(
  'a member with the job %s, read access %s and write access %s has a one-line description',
  (jobProfile, reads, writes, about) => {
    expect(aboutMember({ jobProfile, reads, writes })).toBe(about);
  },
);
