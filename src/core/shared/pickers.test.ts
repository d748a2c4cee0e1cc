import { expect, it } from 'vitest';
import { experienceOptions, yearOptions } from './pickers';

const ends = (options: readonly { label: string }[]) => [
  options[0]?.label,
  options[1]?.label,
  options.at(-1)?.label,
  options.length,
];

it('[R-546] experience options are fresher and 1 to 30 years', () => {
  expect(ends(experienceOptions())).toEqual(['Fresher', '1 year', '30 years', 31]);
});
it('[R-548] year options go from this year back to 1975', () => {
  expect(ends(yearOptions(2026))).toEqual(['2026', '2025', '1975', 52]);
});
