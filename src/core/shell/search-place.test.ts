import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchPath, SECTIONS } from './search-place';

describe('search paths', () => {
  it.each([
    ['R-159', '/reviews/zentrix-reviews', { section: 'reviews', companyUrl: 'zentrix' }],
    ['R-160', '/search/-/-/night-shift', { section: 'search', specificUrl: 'night-shift' }],
    ['R-161', '/benefits/-/health-insurance', { section: 'benefits', benefitUrl: 'health-insurance' }],
    ['R-162', '/salaries/data-engineer', { section: 'salaries', jobProfile: 'data-engineer' }],
    [
      'R-163',
      '/jobs/data-engineer/pune-location',
      { section: 'jobs', jobProfile: 'data-engineer', location: 'pune' },
    ],
  ])('[%s] the search path %s is parsed', (_, path, place) => {
    expect(parseSearchPath(path)).toEqual({ companyUrl: undefined, location: undefined, ...place });
  });

  it('[R-157][R-158] a search path names a section, then each filter in its position', () => {
    for (const section of SECTIONS)
      expect(parseSearchPath(`/${section}/zentrix-${section}/analyst/cab/night-shift/pune-location`)).toEqual(
        {
          section,
          companyUrl: 'zentrix',
          jobProfile: 'analyst',
          benefitUrl: 'cab',
          specificUrl: 'night-shift',
          location: 'pune',
        },
      );
  });

  it('a search path can contain any characters', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'abcxyz019 .%/?#&+é₹'), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(piece, (jobProfile) => {
        expect(parseSearchPath(`/jobs/${encodeURIComponent(jobProfile)}`)).toMatchObject({ jobProfile });
      }),
    );
  });

  it('a path that leads nowhere is not a search', () => {
    for (const path of ['/nowhere/x', '/jobs/a/b/c/d', '/jobs//a', '/jobs/%', '/jobs/-']) {
      expect(parseSearchPath(path)).toBeUndefined();
    }
  });
});
