import { expect, it } from 'vitest';
import { nameProblem } from './user-name';

const own = ['Asha Nair', 'asha.nair'];

it.each([
  ['EveningFerry_41', undefined],
  ['abc', undefined],
  ['a'.repeat(20), undefined],
  ['ab', 'LENGTH'],
  ['a'.repeat(21), 'LENGTH'],
  ['quiet-monsoon', 'CHARACTERS'],
  ['शांत_हवा', 'CHARACTERS'],
  ['_quiet', 'START'],
  ['4quiet', 'START'],
  ['The_Admin', 'RESERVED'],
  ['Hum_kaar', 'RESERVED'],
  ['f_u_c_k_it', 'ABUSIVE'],
  ['Pilot_Asha', 'OWN_NAME'],
  ['N4a4i4r', 'OWN_NAME'],
] as const)('[R-522] the user name %s has the problem %s', (name, problem) => {
  expect(nameProblem(name, own)).toBe(problem);
});

it('[R-522] parts of the real name that are too short to identify the user may appear in the user name', () => {
  expect(nameProblem('KaveriWalk', ['Ka Ve'])).toBeUndefined();
});
