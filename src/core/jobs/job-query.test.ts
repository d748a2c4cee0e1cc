import { expect, it } from 'vitest';
import { filterNames, isNarrowed, jobQuery, readJobQuery } from './job-query';
import type { JobQuery } from './jobs-port';

it('[R-165][R-166] the filters of openings survive a round trip through the query string', () => {
  const params: JobQuery = {
    companyUrl: 'zentrix-labs',
    designation: 'backend-engineer',
    skill: 'system-design',
    location: 'bengaluru',
    industry: 'software-product',
    experience: 0,
    freshness: 7,
    employment: 'fulltime',
    ctc: '50+',
    page: 3,
  };
  const query = jobQuery(params);
  for (const name of [
    'company_name',
    'job_profile',
    'experience',
    'freshness',
    'location',
    'employment',
    'ctc',
    'industry',
  ])
    expect(query).toContain(`${name}=`);
  expect(readJobQuery(query)).toEqual(params);
  expect(readJobQuery('?ctc=50+')).toMatchObject({ ctc: '50+' });
});

it('[R-165] the designation param of a link filters by job profile', () => {
  expect(readJobQuery('?designation=data-analyst')).toMatchObject({ designation: 'data-analyst' });
});

it('[R-164][R-165] a link to openings may name a role, a city or a company instead of its slug', () => {
  expect(
    readJobQuery('?designation=Backend+engineer&location=Navi+Mumbai&company_name=Zentrix+Labs'),
  ).toMatchObject({ designation: 'backend-engineer', location: 'navi-mumbai', companyUrl: 'zentrix-labs' });
  expect(readJobQuery(`?job_profile=QA%20engineer%20(SDET)&location=${'x'.repeat(121)}`)).toMatchObject({
    designation: 'qa-engineer-sdet',
    location: undefined,
  });
});

it('invalid values in the query string of openings are ignored', () => {
  expect(
    jobQuery(readJobQuery('?experience=31&freshness=2&employment=slave&ctc=1-2&location=..%2F&page=0')),
  ).toBe('');
  expect(isNarrowed({ companyUrl: 'a', page: 2 }, ['companyUrl'])).toBe(false);
  expect(isNarrowed({ companyUrl: 'a', ctc: '0-3' }, ['companyUrl'])).toBe(true);
});

it('a number instead of a role, a city or an industry is ignored and heads no list', () => {
  const query = readJobQuery('?location=1&job_profile=7&industry=3&page=2');
  expect(jobQuery(query)).toBe('?page=2');
  expect(filterNames(query, undefined)).toEqual([]);
  expect(filterNames(readJobQuery('?location=navi-mumbai'), undefined)).toEqual(['Navi mumbai']);
});
