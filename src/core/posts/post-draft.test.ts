import { expect, it } from 'vitest';
import { rupeesOf } from './post-draft';

it.each([
  ['18 lakh', 18_00_000],
  ['18 लाख', 18_00_000],
  ['1.2 करोड़', 1_20_00_000],
  ['1.2 करोड', 1_20_00_000],
  ['50 हज़ार', 50_000],
  ['18 चाय', undefined],
])('an offer of %s is read in either language, with or without the dot below', (typed, rupees) => {
  expect(rupeesOf(typed)).toBe(rupees);
});
