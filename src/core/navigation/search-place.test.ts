import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSearchPath,
  jobFilters,
  parseSearchPath,
  SECTIONS,
  type SearchPlace,
  searchQuery,
} from './search-place';

const piece = fc
  .string({ unit: fc.constantFrom(...'abcxyz019 .%/?#&+é₹'), minLength: 1, maxLength: 10 })
  .filter((text) => text !== '-');
const maybe = fc.option(piece, { nil: undefined });

describe('search addresses', () => {
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
  ])('[%s] %s', (_, path, place) => {
    expect(parseSearchPath(path)).toMatchObject(place);
    expect(buildSearchPath(place as SearchPlace)).toBe(path);
  });

  it('[R-157][R-158] read back what they were built from', () => {
    const place = fc.record({
      section: fc.constantFrom(...SECTIONS),
      companyUrl: maybe,
      jobProfile: maybe,
      benefitUrl: maybe,
      specificUrl: maybe,
      location: maybe,
    });
    fc.assert(
      fc.property(place, (wanted) => {
        const read = parseSearchPath(buildSearchPath(wanted));
        expect({ ...wanted, ...read }).toEqual(wanted);
      }),
    );
  });

  it('are no searches when they lead nowhere', () => {
    for (const path of ['/nowhere/x', '/jobs/a/b/c/d', '/jobs//a', '/jobs/%', '/jobs/-']) {
      expect(parseSearchPath(path)).toBeUndefined();
    }
  });
});

describe('filters live in the address', () => {
  it('[R-164] of a search', () => {
    const values = {
      designation: 'Analyst & co',
      campaign: 'mobile_nav',
      rid: '7',
      CompanyName: 'Café ₹',
      Type: 'all',
    };
    expect(searchQuery.parse(searchQuery.build(values))).toEqual(values);
  });

  it('[R-165] of jobs, whatever is in them', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    const filters = fc.record(
      { company_name: value, job_profile: value, freshness: value, ctc: value, industry: value, k: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(jobFilters.parse(jobFilters.build(wanted))).toEqual(wanted);
      }),
    );
  });

  it('leave out what is empty, and survive any query', () => {
    expect(jobFilters.build({ ctc: '', location: undefined })).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        jobFilters.parse(search);
      }),
    );
  });
});
