import { expect, it } from 'vitest';
import { isNarrowed, readSalaryQuery, salaryQuery } from './salary-query';

it('salary query: a built URL parses back to the same filters', () => {
  const query = { jobProfileId: 7, departmentId: 2, placeId: 3, experience: '15+', sort: 'name' } as const;
  expect(readSalaryQuery(salaryQuery(query))).toEqual(query);
  expect(salaryQuery({ sort: 'popularity' })).toBe('');
  for (const years of [0, 4, 15]) expect(readSalaryQuery(salaryQuery({ years })).years).toBe(years);
});

it('salary query: invalid values are ignored', () => {
  const read = readSalaryQuery('?designation=-1&location=1e9&experience=2-3&sort=best&years=16');
  expect(isNarrowed(read)).toBe(false);
  expect(readSalaryQuery('?experience=15 ').experience).toBe('15+');
});
