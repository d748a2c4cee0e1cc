import { describe, expect, it } from 'vitest';
import { FEED_TABS, feedPath, feedTypeFor, parseFeedPlace } from './feed-place';

describe('the home feed path', () => {
  it('the home feed path encodes and parses every sort order and cursor', () => {
    for (const sort of FEED_TABS)
      for (const after of [undefined, 'v1.a-b_c==', 'म&=?#'])
        expect(parseFeedPlace(feedPath({ sort, after }).slice(1))).toEqual({ sort, after });
  });

  it('the home feed path omits the query for the default feed', () => {
    expect(feedPath({ sort: 'POPULAR' })).toBe('/');
    expect(feedPath({ sort: 'LATEST', after: 'abc' })).toBe('/?feed=latest&after=abc');
  });

  it('the home feed path parses unknown values as the default feed', () => {
    for (const search of ['', '?feed=', '?feed=LATEST', '?feed=%E0%A4%A', '?feed=__proto__', '?after='])
      expect(parseFeedPlace(search)).toEqual({ sort: 'POPULAR', after: undefined });
    expect(parseFeedPlace(`?after=${'x'.repeat(5000)}`).after).toBeUndefined();
  });

  it('signed-in members get a personalized feed', () => {
    expect(feedTypeFor({ profile: undefined })).toBe('GENERIC');
    expect(feedTypeFor({ profile: { isReader: false } as never })).toBe('PERSONALIZED');
  });
});
