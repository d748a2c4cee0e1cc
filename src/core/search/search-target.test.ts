import { expect, it } from 'vitest';
import {
  foundPages,
  namedAddress,
  nearPath,
  pageOf,
  readSearchPlace,
  withOtherParams,
} from './search-target';

const company = { urlName: 'zentrix-labs', name: 'Zentrix Labs' };
const jobProfile = { id: 7, urlName: 'backend-engineer', name: 'Backend engineer' };
const location = { id: 4, urlName: 'pune', name: 'Pune' };
const benefit = 'health-insurance';

it.each([
  ['reviews', { company, jobProfile, location }, '/reviews/zentrix-labs-reviews?designation=7&location=4'],
  ['reviews', { company, benefit }, '/reviews/zentrix-labs-reviews?q=health+insurance'],
  ['reviews', { location, benefit }, '/list-of-companies?location=4&benefit=health-insurance'],
  ['salaries', { company, jobProfile, location }, '/salaries/zentrix-labs-salaries?designation=7&location=4'],
  ['salaries', { jobProfile, location }, '/profile/backend-engineer-salary?location=4'],
  ['interviews', { company, jobProfile }, '/interviews/zentrix-labs-interview-questions/backend-engineer'],
  ['interviews', { jobProfile }, '/profiles/backend-engineer/interview-questions'],
  ['interviews', { jobProfile, location }, '/profiles/backend-engineer/interview-questions?location=4'],
  ['interviews', { company, location }, '/interviews/zentrix-labs-interview-questions?location=4'],
  [
    'jobs',
    { company, jobProfile, location },
    '/jobs/zentrix-labs-jobs?job_profile=backend-engineer&location=pune',
  ],
  ['jobs', { jobProfile, location }, '/jobs/backend-engineer-jobs-prf?location=pune'],
  ['jobs', { location }, '/jobs?location=pune'],
  ['benefits', { company, benefit }, '/benefits/zentrix-labs-benefits?benefit=health-insurance'],
  ['benefits', {}, '/list-of-companies'],
  ['photos', { company }, '/photos/zentrix-labs-photos'],
] as const)(
  '[R-158][R-160] a search address of %s opens the list with all its filters (%#)',
  (section, found, path) => {
    expect(pageOf(section, found)).toBe(path);
  },
);

it('segments that no list combines lead to the lists that have one of them', () => {
  expect(pageOf('salaries', { location })).toBeUndefined();
  expect(foundPages('salaries', { location, unknown: [] }).map(({ path }) => path)).toEqual([
    '/list-of-companies?location=4',
    '/jobs?location=pune',
  ]);
  const combined = { company, benefit, unknown: [] };
  expect(pageOf('salaries', combined)).toBeUndefined();
  expect(foundPages('salaries', combined)[0]?.path).toBe('/salaries/zentrix-labs-salaries');
});

it('a near name takes the place of the unknown segment and leaves the others', () => {
  const place = readSearchPlace('/reviews/zentrix-labs-reviews/backend-wizard/pune-location', '');
  expect(place && nearPath(place, 'backend-wizard', jobProfile)).toBe(
    '/reviews/zentrix-labs-reviews/backend-engineer/pune-location',
  );
});

it('[R-164] a list whose params name a company, a role or a city by text is a search address', () => {
  expect(namedAddress('reviews', '?location=4&rating=5')).toBeUndefined();
  const path = namedAddress('reviews', '?CompanyName=Zentrix+Labs&designation=backend-engineer');
  expect(path).toBe('/reviews/-?CompanyName=Zentrix+Labs&designation=backend-engineer');
  expect(readSearchPlace('/reviews/-', '?CompanyName=Zentrix+Labs&designation=backend-engineer')).toEqual({
    section: 'reviews',
    companyUrl: 'Zentrix Labs',
    names: ['backend-engineer'],
    location: undefined,
  });
});

it('[R-164] a search address passes its other params on to the page, campaign and rid among them', () => {
  const search = '?CompanyName=Zentrix&designation=sde&campaign=mail&rid=Rv7Zentrix01&rating=5';
  expect(withOtherParams('/reviews/zentrix-labs-reviews?designation=7', search)).toBe(
    '/reviews/zentrix-labs-reviews?designation=7&campaign=mail&rid=Rv7Zentrix01&rating=5',
  );
});
