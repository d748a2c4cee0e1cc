import { expect, it } from 'vitest';
import { companyQuery } from '../companies/company-query';
import { comparePath } from '../companies/selection';
import { jobQuery } from '../jobs/job-query';
import { salaryQuery } from '../salaries/salary-query';
import { answerPath } from './answer-path';
import type { SearchAnswer } from './search-answer';

const company = { urlName: 'zentrix-labs', name: 'Zentrix Labs' };
const role = { id: 3, name: 'Software engineer' };
const place = { id: 1, name: 'Bengaluru' };
const NOTHING: SearchAnswer = {
  page: 'OVERVIEW',
  company: undefined,
  otherCompany: undefined,
  role: undefined,
  place: undefined,
  officeUrl: undefined,
  experience: undefined,
  pay: undefined,
  count: undefined,
};
const path = (facts: Partial<SearchAnswer>) => answerPath({ ...NOTHING, ...facts });

it('[R-687] an answer about salaries leads to the page with its filters', () => {
  const narrowed = { placeId: 1, experience: '15+' } as const;
  expect(path({ page: 'SALARIES', company, role, place, experience: '15+' })).toBe(
    `/salaries/zentrix-labs-salaries${salaryQuery({ jobProfileId: 3, ...narrowed })}`,
  );
  expect(path({ page: 'SALARIES', role, place, experience: '15+' })).toBe(
    `/profile/software-engineer-salary${salaryQuery(narrowed)}`,
  );
});

it('[R-687] an answer about jobs, companies or a comparison leads to the page with its filters', () => {
  expect(path({ page: 'JOBS', company, role, place })).toBe(
    `/jobs${jobQuery({ companyUrl: 'zentrix-labs', designation: 'software-engineer', location: 'bengaluru' })}`,
  );
  expect(path({ page: 'JOBS', role })).toBe('/jobs/software-engineer-jobs-prf');
  expect(path({ page: 'COMPANIES', place })).toBe(`/list-of-companies${companyQuery({ placeId: 1 })}`);
  expect(path({ page: 'COMPARE', company, otherCompany: { urlName: 'orbitly', name: 'Orbitly' } })).toBe(
    comparePath(['zentrix-labs', 'orbitly']),
  );
});

it('[R-687] an answer about a company leads to the page it names, or to the overview', () => {
  expect(path({ page: 'BENEFITS', company })).toBe('/benefits/zentrix-labs-benefits');
  expect(path({ page: 'INTERVIEWS', company, role })).toBe(
    '/interviews/zentrix-labs-interview-questions/software-engineer',
  );
  expect(path({ page: 'OFFICES', company, place, officeUrl: 'bengaluru' })).toBe(
    '/overview/zentrix-labs-overview/locations/bengaluru-offices',
  );
  expect(path({ page: 'OFFICES', company, place })).toBe('/overview/zentrix-labs-overview/locations');
  expect(path({ page: 'NEWER' as SearchAnswer['page'], company })).toBe('/overview/zentrix-labs-overview');
  expect(path({ page: 'NEWER' as SearchAnswer['page'] })).toBe('/search');
});
