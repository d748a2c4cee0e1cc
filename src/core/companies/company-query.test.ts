import { expect, it } from 'vitest';
import { jobQuery, readJobQuery } from '../jobs/job-query';
import { filtersSet, readReviewQuery, reviewQuery } from '../reviews/review-query';
import { reviewText } from '../reviews/text';
import { companyQuery, readCompanyQuery } from './company-query';

it('the filters of the company list survive a round trip through the query string', () => {
  const query = {
    industryId: 2,
    placeId: 1,
    size: '5k-10k',
    minRating: 4,
    benefits: ['GYM', 'PAID_LEAVE'],
    badges: ['OPEN_TO_FEEDBACK'],
    sort: 'rating',
    page: 3,
  } as const;
  expect(readCompanyQuery(companyQuery(query))).toEqual(query);
  expect(companyQuery(query)).toContain('&benefit=gym&benefit=paid-leave&badge=open-to-feedback&');
  // Links of an earlier version still work.
  expect(readCompanyQuery('?benefit=PAID_LEAVE').benefits).toEqual(['PAID_LEAVE']);
  expect(companyQuery({ sort: 'popularity', page: 1 })).toBe('');
});

it('invalid values in the query string of the company list are ignored', () => {
  expect(
    companyQuery(readCompanyQuery('?industry=-1&size=big&rating=9&benefit=cake&badge=BEST&page=0&sort=up')),
  ).toBe('');
  expect(reviewQuery(readReviewQuery('?designation=x&employment=slave&rating=6&q=+++&page=1e9'))).toBe('');
});

it('the filters of reviews survive a round trip through the query string', () => {
  const query = {
    jobProfileId: 3,
    departmentId: 2,
    placeId: 1,
    employment: 'intern',
    tenure: 'former',
    experience: 'fresher',
    stars: 2,
    text: 'on call & pay',
    sort: 'oldToNew',
    page: 7,
  } as const;
  expect(readReviewQuery(reviewQuery(query))).toEqual(query);
  expect(filtersSet(query)).toBe(8);
});

it.each([
  ['R-332', 'fulltime', 'Full time'],
  ['R-333', 'parttime', 'Part time'],
  ['R-334', 'contractual', 'Contract'],
  ['R-335', 'intern', 'Intern'],
  ['R-336', 'freelancer', 'Freelancer'],
] as const)('[%s] employment %s filters reviews and jobs, and is called %s', (_, employment, word) => {
  const search = `?employment=${employment}`;
  expect(readReviewQuery(search).employment).toBe(employment);
  expect(reviewQuery({ employment })).toBe(search);
  expect(readJobQuery(search).employment).toBe(employment);
  expect(jobQuery({ employment })).toBe(search);
  expect(reviewText.filters.employments[employment]).toBe(word);
});
