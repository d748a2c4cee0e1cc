import { expect, it } from 'vitest';
import {
  experienceOptions,
  lakhOptions,
  shortExperienceOptions,
  thousandOptions,
  yearOptions,
} from './pickers';

const ends = (options: readonly { label: string }[]) => [
  options[0]?.label,
  options[1]?.label,
  options.at(-1)?.label,
  options.length,
];

it('[R-546] experience options are fresher and 1 to 30 years', () => {
  expect(ends(experienceOptions())).toEqual(['Fresher', '1 year', '30 years', 31]);
});
it('[R-547] short experience options go up to 14 years, then 15 and more', () => {
  expect(ends(shortExperienceOptions())).toEqual(['Fresher', '1 year', '15+ years', 16]);
  expect(shortExperienceOptions().at(-2)?.label).toBe('14 years');
});
it('[R-548] year options go from this year back to 1975', () => {
  expect(ends(yearOptions(2026))).toEqual(['2026', '2025', '1975', 52]);
});
it('[R-549][R-550] lakh options are 1 to 99 lakhs, then 1 to 5 crores in tenths', () => {
  expect(ends(lakhOptions())).toEqual(['1 Lakh', '2 Lakhs', '5 Crores', 140]);
  expect(lakhOptions().slice(98, 102)).toEqual([
    { value: 99, label: '99 Lakhs' },
    { value: 100, label: '1 Crore' },
    { value: 110, label: '1.1 Crores' },
    { value: 120, label: '1.2 Crores' },
  ]);
});
it('[R-551] thousand options go from 0 to 95 in steps of five', () => {
  expect(ends(thousandOptions())).toEqual(['0 Thousand', '5 Thousand', '95 Thousand', 20]);
});
