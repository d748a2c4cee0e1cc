import { expect, it } from 'vitest';
import { readSearchAddress, searchPath } from './search-address';

it('[R-164] the address of the search results contains text, kind and page and can be parsed back', () => {
  const address = { text: 'data & pay', type: 'jobs', page: 3 } as const;
  const path = searchPath(address);
  expect(path).toBe('/search?q=data+%26+pay&Type=jobs&page=3');
  expect(readSearchAddress('/search', path.slice('/search'.length))).toEqual(address);
  expect(searchPath({ text: '', type: 'all', page: 1 })).toBe('/search');
  expect(readSearchAddress('/search', '?q=a&Type=cake&page=-2')).toEqual({ text: 'a', type: 'all', page: 1 });
});

it('[R-157][R-159][R-162][R-163][R-164] every segment and named param of a search address is part of the search text', () => {
  const textOf = (path: string, search = '') => readSearchAddress(path, search).text;
  expect(textOf('/search/zentrix-labs-search/data-engineer')).toBe('zentrix labs data engineer');
  expect(textOf('/search/data-engineer/pune-location')).toBe('data engineer pune');
  expect(textOf('/search/-/-/night-shift')).toBe('night shift');
  expect(textOf('/search', '?CompanyName=Zentrix+Labs&designation=backend-engineer')).toBe(
    'Zentrix Labs backend engineer',
  );
});

it('[R-164] a long search text ends with a whole emoji, so that it can be sent', () => {
  const search = `?q=a${encodeURIComponent('😀'.repeat(300))}`;
  expect(readSearchAddress('/search', search).text).toMatch(/^a(?:😀){10,}$/);
});

it('[R-164] a search address is read without NUL, which cannot be searched for', () => {
  expect(readSearchAddress('/search', '?q=data%00+eng%00ineer').text).toBe('data engineer');
  expect(readSearchAddress('/search/data-eng%00ineer/pune-location', '').text).toBe('data engineer pune');
});
