import { expect, it } from 'vitest';
import { parseSearchPath } from '../shell/search-place';
import { pageOf, readSearchAddress, searchPath } from './search-address';

it('[R-164] the address of the search results contains text, kind and page and can be parsed back', () => {
  const address = { text: 'data & pay', type: 'jobs', page: 3 } as const;
  const path = searchPath(address);
  expect(path).toBe('/search?q=data+%26+pay&Type=jobs&page=3');
  expect(readSearchAddress('/search', path.slice('/search'.length))).toEqual(address);
  expect(searchPath({ text: '', type: 'all', page: 1 })).toBe('/search');
  expect(readSearchAddress('/search', '?q=a&Type=cake&page=-2')).toEqual({ text: 'a', type: 'all', page: 1 });
  expect(readSearchAddress('/search', '?CompanyName=Zentrix')).toMatchObject({ text: 'Zentrix' });
  expect(readSearchAddress('/search', '?designation=Analyst')).toMatchObject({ text: 'Analyst' });
});

it('[R-157][R-159][R-162][R-163] the path segments of a search address become the search text', () => {
  const select = (path: string) => readSearchAddress(path, '');
  expect(select('/search/zentrix-labs-search/data-engineer')).toMatchObject({
    text: 'zentrix labs',
    type: 'all',
  });
  expect(select('/search/data-engineer/pune-location')).toMatchObject({ text: 'data engineer' });
  expect(select('/reviews/pune-location')).toMatchObject({ text: 'pune', type: 'companies' });
});

it('[R-158][R-160][R-161] the path segments of a list address lead to the page with that content', () => {
  const page = (path: string) => {
    const place = parseSearchPath(path);
    return place && pageOf(place);
  };
  expect(page('/jobs/zentrix-labs-jobs/backend-engineer/pune-location')).toBe(
    '/jobs?company_name=zentrix-labs&job_profile=backend-engineer&location=pune',
  );
  expect(page('/reviews/zentrix-labs-reviews/backend-engineer')).toBe('/reviews/zentrix-labs-reviews');
  expect(page('/benefits/zentrix-labs-benefits/-/health-insurance')).toBe('/benefits/zentrix-labs-benefits');
  expect(page('/salaries/backend-engineer')).toBe('/profile/backend-engineer-salary');
  expect(page('/interviews/zentrix-labs-interviews/backend-engineer')).toBe(
    '/interviews/zentrix-labs-interview-questions/backend-engineer',
  );
  expect(page('/search/backend-engineer')).toBeUndefined();
});
