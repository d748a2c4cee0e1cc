import { expect, it } from 'vitest';
import { isNarrowed, jobQuery, readJobQuery } from './job-query';
import type { JobWish } from './jobs-port';

it('[R-165][R-166] filters of openings live in the address and come back from it', () => {
  const wish: JobWish = {
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
  const query = jobQuery(wish);
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
  expect(readJobQuery(query)).toEqual(wish);
  expect(readJobQuery('?ctc=50+')).toMatchObject({ ctc: '50+' });
});

it('[R-165] a link that says designation asks for the job profile', () => {
  expect(readJobQuery('?designation=data-analyst')).toMatchObject({ designation: 'data-analyst' });
});

it('what makes no sense in an address is not asked', () => {
  expect(
    jobQuery(readJobQuery('?experience=31&freshness=2&employment=slave&ctc=1-2&location=..%2F&page=0')),
  ).toBe('');
  expect(isNarrowed({ companyUrl: 'a', page: 2 }, ['companyUrl'])).toBe(false);
  expect(isNarrowed({ companyUrl: 'a', ctc: '0-3' }, ['companyUrl'])).toBe(true);
});
