import { expect, it } from 'vitest';
import { isOpenedByPerson } from './opener-policy';

const REFERER = 'https://ours.example/jobs';

it.each([
  ['a typed address or a bookmark', { 'sec-fetch-site': 'none' }, true],
  ['loading such a page again', { 'sec-fetch-site': 'same-origin' }, true],
  ['a link of ours', { 'sec-fetch-site': 'same-origin', referer: REFERER }, false],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', referer: 'https://other.example/' }, false],
  ['a site that hides its address', { 'sec-fetch-site': 'cross-site' }, false],
  ['another host of our domain', { 'sec-fetch-site': 'same-site' }, false],
  ['a browser that does not say', {}, false],
])('the opener policy is left out only when the person opens the page: %s', (_, headers, expected) => {
  expect(isOpenedByPerson({ 'sec-fetch-mode': 'navigate', ...headers })).toBe(expected);
});

it('a page that a worker saves keeps the opener policy: any site can open it later', () => {
  expect(isOpenedByPerson({ 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' })).toBe(false);
});
