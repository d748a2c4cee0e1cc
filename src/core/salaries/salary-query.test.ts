import { expect, it } from 'vitest';
import { isNarrowed, readSalaryQuery, salaryQuery } from './salary-query';

it('an address of salaries reads back as it was written', () => {
  const wish = { jobProfileId: 7, departmentId: 2, placeId: 3, experience: '15+', sort: 'name' } as const;
  expect(readSalaryQuery(salaryQuery(wish))).toEqual(wish);
  expect(salaryQuery({ sort: 'popularity' })).toBe('');
});

it('what makes no sense is not asked', () => {
  const read = readSalaryQuery('?designation=-1&location=1e9&experience=2-3&sort=best');
  expect(isNarrowed(read)).toBe(false);
  expect(readSalaryQuery('?experience=15 ').experience).toBe('15+');
});
