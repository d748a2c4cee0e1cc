import { expect, it } from 'vitest';
import { collegeQuery, readCollegeQuery } from './college-query';

it('[R-031] the URL of the college list contains the search text and the page', () => {
  const query = { text: 'sharada & sons', page: 3 };
  expect(readCollegeQuery(collegeQuery(query))).toEqual(query);
  expect(collegeQuery({ text: undefined, page: 1 })).toBe('');
});

it('[R-031] invalid values in the URL of the college list are ignored', () => {
  expect(readCollegeQuery('?q=%20%20&page=-2')).toEqual({ text: undefined, page: undefined });
});

it('[R-031] a long text in the URL of the college list ends with a whole emoji, so that it can be sent', () => {
  expect(readCollegeQuery(`?q=a${'😀'.repeat(300)}`).text).toMatch(/^a(?:😀){10,}$/);
});
