import { expect, it } from 'vitest';
import { lastPage } from './last-page';
import { numbersAround } from './page-numbers';

it('page numbers: the pages around the current one, the first, the last and gaps are shown', () => {
  expect(numbersAround(1, 1)).toEqual([1]);
  expect(numbersAround(2, 4)).toEqual([1, 2, 3, 4]);
  expect(numbersAround(7, 90)).toEqual([1, undefined, 6, 7, 8, undefined, 90]);
  expect(numbersAround(90, 90)).toEqual([1, undefined, 89, 90]);
});

it('page numbers: a gap never replaces a single page', () => {
  expect(numbersAround(1, 4)).toEqual([1, 2, 3, 4]);
  expect(numbersAround(4, 90)).toEqual([1, 2, 3, 4, 5, undefined, 90]);
  expect(numbersAround(87, 90)).toEqual([1, undefined, 86, 87, 88, 89, 90]);
});

it('a URL beyond the last page redirects to that page and keeps its other params', () => {
  const position = (search: string) => new Request(`https://humkaar.example/jobs${search}`);
  const place = (response: Response | undefined) => response?.headers.get('location');
  expect(lastPage(position('?page=3'), { page: 3, pages: 3 })).toBeUndefined();
  expect(lastPage(position(''), { pages: 0 })).toBeUndefined();
  expect(place(lastPage(position('?ctc=50%2B&page=900'), { page: 900, pages: 3 }))).toBe(
    '/jobs?ctc=50%2B&page=3',
  );
  expect(place(lastPage(position('?page=2'), { page: 2, pages: 0 }))).toBe('/jobs');
});

it.each(['x', undefined, Number.NaN, {}, -1])(
  'a response with a page count of %j causes no redirect, which would loop forever',
  (pages) => {
    const request = new Request('https://humkaar.example/colleges');
    expect(lastPage(request, { pages: pages as number })).toBeUndefined();
  },
);
