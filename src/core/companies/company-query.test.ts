import { expect, it } from 'vitest';
import { filtersSet, readReviewQuery, reviewQuery } from '../reviews/review-query';
import { companyQuery, readCompanyQuery } from './company-query';

it('filters of the list of companies live in the address and come back from it', () => {
  const wish = {
    industryId: 2,
    placeId: 1,
    size: '5k-10k',
    minRating: 4,
    benefits: ['GYM', 'PAID_LEAVE'],
    badges: ['OPEN_TO_FEEDBACK'],
    sort: 'rating',
    page: 3,
  } as const;
  expect(readCompanyQuery(companyQuery(wish))).toEqual(wish);
  expect(companyQuery(wish)).toContain('&benefit=gym&benefit=paid-leave&badge=open-to-feedback&');
  // An address of an earlier version still says the same.
  expect(readCompanyQuery('?benefit=PAID_LEAVE').benefits).toEqual(['PAID_LEAVE']);
  expect(companyQuery({ sort: 'popularity', page: 1 })).toBe('');
});

it('what makes no sense in an address is not asked', () => {
  expect(
    companyQuery(readCompanyQuery('?industry=-1&size=big&rating=9&benefit=cake&badge=BEST&page=0&sort=up')),
  ).toBe('');
  expect(reviewQuery(readReviewQuery('?designation=x&employment=slave&rating=6&q=+++&page=1e9'))).toBe('');
});

it('filters of reviews live in the address and come back from it', () => {
  const wish = {
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
  expect(readReviewQuery(reviewQuery(wish))).toEqual(wish);
  expect(filtersSet(wish)).toBe(8);
});
