import { describe, expect, it } from 'vitest';
import { ownPath } from './own-address';

const HERE = 'https://humkaar.example';

describe('[R-149] the page a grievance is about', () => {
  it.each([
    [`${HERE}/p/Kq3vN8xWm2Zt7Rf1`, '/p/Kq3vN8xWm2Zt7Rf1'],
    ['/p/Kq3vN8xWm2Zt7Rf1', '/p/Kq3vN8xWm2Zt7Rf1'],
    [`  ${HERE}/reviews/zentrix-reviews?page=2#r7 `, '/reviews/zentrix-reviews'],
    [`${HERE}/`, '/'],
  ])('%s is recognised as a page of this site', (text, path) => expect(ownPath(text, HERE)).toBe(path));

  it.each([
    '',
    'the second post on top',
    'https://evil.example/p/Kq3vN8xWm2Zt7Rf1',
    '//evil.example/p/Kq3vN8xWm2Zt7Rf1',
    `${HERE}.evil.example/p/Kq3vN8xWm2Zt7Rf1`,
    `${HERE}@evil.example/p/1`,
    `${HERE}//evil.example/p/1`,
    'javascript:alert(1)',
    '/\\evil.example',
    '/p/\u202eKq3vN8',
    '/no/such/page',
  ])('%s is not recognised as a page of this site', (text) => expect(ownPath(text, HERE)).toBeUndefined());
});
