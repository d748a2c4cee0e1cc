import { describe, expect, it } from 'vitest';
import { FEED_TABS, feedPath, feedTypeFor, parseFeedPlace } from './feed-place';

describe('the address of the feed', () => {
  it('says every order and place and reads it back', () => {
    for (const sort of FEED_TABS)
      for (const after of [undefined, 'v1.a-b_c==', 'म&=?#'])
        expect(parseFeedPlace(feedPath({ sort, after }).slice(1))).toEqual({ sort, after });
  });

  it('keeps the usual feed at the bare address', () => {
    expect(feedPath({ sort: 'POPULAR' })).toBe('/');
    expect(feedPath({ sort: 'LATEST', after: 'abc' })).toBe('/?feed=latest&after=abc');
  });

  it('takes what it does not know for the usual feed', () => {
    for (const search of ['', '?feed=', '?feed=LATEST', '?feed=%E0%A4%A', '?feed=__proto__', '?after='])
      expect(parseFeedPlace(search)).toEqual({ sort: 'POPULAR', after: undefined });
    expect(parseFeedPlace(`?after=${'x'.repeat(5000)}`).after).toBeUndefined();
  });

  it('gives a feed of their own to those who are known', () => {
    expect(feedTypeFor({ profile: undefined })).toBe('GENERIC');
    expect(feedTypeFor({ profile: { isReader: false } as never })).toBe('PERSONALIZED');
  });
});
