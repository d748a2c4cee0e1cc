import { expect, it } from 'vitest';
import { missingCompanyName } from './missing-company';

it.each([
  ['/overview/zentrix-lab-overview', 'zentrix lab'],
  ['/overview/zentrix-overview/locations/pune-offices', 'zentrix'],
  ['/reviews/zentrix-labs-reviews', 'zentrix labs'],
  ['/interviews/zentrix-interview-questions/analyst', 'zentrix'],
  ['/posts/abc', undefined],
  ['/compare', undefined],
])('the company name is read from the path %s', (pathname, words) => {
  expect(missingCompanyName(pathname)).toBe(words);
});
