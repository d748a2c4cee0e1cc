import { expect, it } from 'vitest';
import { companyAge } from './company-age';

it.each([
  ['2026-12-31T18:29:59Z', 16],
  ['2026-12-31T18:30:00Z', 17],
])('at %s a company founded in 2010 is %i years old, because India has its new year first', (now, years) => {
  expect(companyAge({ foundedYear: 2010 }, Date.parse(now))).toBe(years);
});
