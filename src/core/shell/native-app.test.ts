import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nativePageName } from './native-page-name';
import { mayAskToRate } from './rating';
import { readNativeRequest } from './read-native-request';

const message = (query: unknown) => readNativeRequest(JSON.stringify(query));

describe('the requests of the native app', () => {
  it.each([
    { type: 'pullToRefresh' },
    { type: 'goBackInPageStack' },
    { type: 'setAppRatingTimer', seconds: 90 },
    { type: 'pushNewPageInStack', path: '/p/Kq3vN8xWm2Zt7Rf1?campaign=push#comments' },
  ])('[R-714][R-715][R-716][R-717] a request of the native app is parsed: %j', (query) => {
    expect(message(query)).toEqual(query);
  });

  it('a request of the native app is stripped of unknown fields', () => {
    expect(message({ type: 'pullToRefresh', path: '/jobs', next: 'signOut' })).toEqual({
      type: 'pullToRefresh',
    });
  });

  it.each([
    { type: 'signOut' },
    { type: 'login', redirectUrl: '/' },
    { type: 'toString' },
    { type: ['pullToRefresh'] },
    { type: 'setAppRatingTimer' },
    { type: 'setAppRatingTimer', seconds: -1 },
    { type: 'setAppRatingTimer', seconds: 0.5 },
    { type: 'setAppRatingTimer', seconds: '5' },
    { type: 'setAppRatingTimer', seconds: 3601 },
    { type: 'pushNewPageInStack' },
    { type: 'pushNewPageInStack', path: 5 },
    { type: 'pushNewPageInStack', path: '/no-page-of-ours' },
    { type: 'pushNewPageInStack', path: 'https://evil.example/jobs' },
    { type: 'pushNewPageInStack', path: '//evil.example/jobs' },
    { type: 'pushNewPageInStack', path: '/\\evil.example' },
    { type: 'pushNewPageInStack', path: 'javascript:alert(1)' },
    ['pullToRefresh'],
    'pullToRefresh',
    null,
  ])('a request that the page does not know or that leads off this site is ignored: %j', (query) => {
    expect(message(query)).toBeUndefined();
  });

  it('a request must be a JSON text of limited length', () => {
    const query = { type: 'pullToRefresh' };
    expect([query, '{', '', undefined, 5].map(readNativeRequest)).toEqual(Array(5).fill(undefined));
    expect(message({ ...query, more: 'x'.repeat(4000) })).toBeUndefined();
  });

  it('a request of the native app never leads to another origin', () => {
    const paths = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath());
    fc.assert(
      fc.property(paths, (path) => {
        const request = message({ type: 'pushNewPageInStack', path });
        const to = request?.type === 'pushNewPageInStack' ? request.path : '/';
        expect(new URL(to, 'https://ours.example').origin).toBe('https://ours.example');
      }),
      { numRuns: 200 },
    );
  });
});

describe('[R-199] the rating prompt', () => {
  const NOW = Date.UTC(2026, 10, 21);
  const DAY = 24 * 60 * 60 * 1000;

  it.each([
    ['never yet', undefined, true],
    ['just now', String(NOW), false],
    ['a moment less than 30 days ago', String(NOW - 30 * DAY + 1), false],
    ['30 days ago', String(NOW - 30 * DAY), true],
    ['in the future', String(NOW + DAY), true],
    ['not a number', 'yesterday', true],
  ])('the rating prompt may appear depending on its last showing: %s', (_, saved, may) => {
    expect(mayAskToRate(saved, NOW)).toBe(may);
  });
});

it('[R-047] the first screen is called MainRootScreen in the native app and HomeScreen on the web', () => {
  const [app, web] = [{ nativeApp: true }, { nativeApp: false }];
  expect(nativePageName('HomeScreen', app)).toBe('MainRootScreen');
  expect(nativePageName('HomeScreen', web)).toBe('HomeScreen');
  expect(nativePageName('CommunityListing', app)).toBe('CommunityListing');
});
