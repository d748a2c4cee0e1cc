import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchPath, parseSearchPath, SECTIONS } from './search-place';

describe('search paths', () => {
  it.each([
    ['R-159', '/reviews/zentrix-reviews', { section: 'reviews', companyUrl: 'zentrix', names: [] }],
    ['R-160', '/search/-/-/night-shift', { section: 'search', names: ['night-shift'] }],
    ['R-161', '/benefits/-/health-insurance', { section: 'benefits', names: ['health-insurance'] }],
    ['R-162', '/salaries/data-engineer', { section: 'salaries', names: ['data-engineer'] }],
    [
      'R-163',
      '/jobs/data-engineer/pune-location',
      { section: 'jobs', names: ['data-engineer'], location: 'pune' },
    ],
  ])('[%s] the search path %s is parsed', (_, path, place) => {
    expect(parseSearchPath(path)).toEqual({ companyUrl: undefined, location: undefined, ...place });
  });

  it('[R-159] a company may be named as in the path of its own interviews', () => {
    expect(parseSearchPath('/interviews/zentrix-interview-questions/analyst/pune-location')).toEqual({
      section: 'interviews',
      companyUrl: 'zentrix',
      names: ['analyst'],
      location: 'pune',
    });
    expect(
      parseSearchPath('/salaries/zentrix-interview-questions/pune-location')?.companyUrl,
    ).toBeUndefined();
  });

  it('[R-157][R-158] a search path names a section, a company, other segments and a location', () => {
    for (const section of SECTIONS)
      expect(parseSearchPath(`/${section}/zentrix-${section}/analyst/cab/night-shift/pune-location`)).toEqual(
        { section, companyUrl: 'zentrix', names: ['analyst', 'cab', 'night-shift'], location: 'pune' },
      );
  });

  it('[R-163] a location is known by its suffix, before a benefit or a role too', () => {
    expect(parseSearchPath('/benefits/zentrix-benefits/pune-location/health-insurance')).toEqual({
      section: 'benefits',
      companyUrl: 'zentrix',
      names: ['health-insurance'],
      location: 'pune',
    });
    expect(parseSearchPath('/jobs/delhi-location/pune-location')).toMatchObject({
      names: ['delhi-location'],
      location: 'pune',
    });
  });

  it('a search path can be built again from its segments', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'abcxyz019 .%/?#&+é₹'), minLength: 1, maxLength: 10 });
    const place = fc.record({
      section: fc.constantFrom(...SECTIONS),
      companyUrl: fc.option(piece, { nil: undefined }),
      location: fc.option(piece, { nil: undefined }),
      names: fc.array(piece, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(place, (given) => {
        expect(parseSearchPath(buildSearchPath(given))).toEqual(given);
      }),
    );
  });

  it('a path that leads nowhere is not a search', () => {
    for (const path of ['/nowhere/x', '/jobs/a/b/c/d', '/jobs//a', '/jobs/%']) {
      expect(parseSearchPath(path)).toBeUndefined();
    }
  });
});
