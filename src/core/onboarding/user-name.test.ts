import { expect, it } from 'vitest';
import { lookOf, nameProblem } from './user-name';

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
  ['M0derator', 'RESERVED'],
  ['Adm1n_of_2', 'RESERVED'],
  ['OfficiaI_news', 'RESERVED'],
  ['HurnkaarTeam', 'RESERVED'],
  ['f_u_c_k_it', 'ABUSIVE'],
  ['b1tch_please', 'ABUSIVE'],
  ['Pilot_Asha', 'OWN_NAME'],
  ['N4a4i4r', 'OWN_NAME'],
  ['Quiet_N41r', 'OWN_NAME'],
] as const)('[R-522] the user name %s has the problem %s', (name, problem) => {
  expect(nameProblem(name, own)).toBe(problem);
});

it('[R-522] parts of the real name that are too short to identify the user may appear in the user name', () => {
  expect(nameProblem('KaveriWalk', ['Ka Ve'])).toBeUndefined();
});

it.each([
  ['QuietLamp', 'Quiet_Iamp'],
  ['QuietLamp', 'QU1ETLAMP'],
  ['River_Boat0', 'RiverBoatO'],
  ['ModernKite', 'ModemKite'],
  ['WindowSeat', 'VVindovvSeat'],
])('the names %s and %s look alike', (name, other) => {
  expect(lookOf(other)).toBe(lookOf(name));
});

it.each([
  ['QuietLamp', 'QuietLamp_2'],
  ['RiverBoat', 'RiverGoat'],
])('the names %s and %s do not look alike', (name, other) => {
  expect(lookOf(other)).not.toBe(lookOf(name));
});
