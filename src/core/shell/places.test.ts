import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsFullLoad } from './full-load';
import { MAIN_NAV, mainNavPlace, subLinkHref } from './main-nav';
import { pageNameOf } from './page-name';
import { returnPath } from './return-path';
import { isSamePlace } from './same-place';
import { screenAt } from './screen-at';
import { screenOf } from './screen-of';
import { SHORTCUTS } from './shortcut-places';
import { isCurrentNav, navPlace, withCampaign } from './site-nav';

describe('navigation', () => {
  it('[R-052] navigation to the current location is skipped', () => {
    const here = { pathname: '/jobs', search: '?page=2', hash: '' };
    expect(isSamePlace(here, { ...here })).toBe(true);
    expect(isSamePlace({ ...here, search: '' }, here)).toBe(false);
    expect(isSamePlace({ ...here, hash: '#top' }, here)).toBe(false);
  });

  it('[R-053][R-054] some screens load a full page in the native app', () => {
    for (const path of ['/contribute/salary-v3', '/login/linkedin', '/settings/manage-account', '/nowhere']) {
      expect(needsFullLoad(path)).toBe(true);
    }
    expect(needsFullLoad('/')).toBe(false);
    expect(needsFullLoad('/jobs')).toBe(false);
  });

  it('[R-046][R-049][R-050][R-051] pages use the names known to analytics', () => {
    expect(pageNameOf('home')).toBe('HomeScreen');
    expect(pageNameOf('community')).toBe('CommunityListing');
    expect(pageNameOf('department')).toBe('DepartmentListing');
    expect(pageNameOf('company-community')).toBe('CompanyPosts');
    expect(pageNameOf('jobs')).toBe('jobs');
  });
});

describe('[R-209] the return path', () => {
  it('the return path may be a path of this site', () => {
    expect(returnPath('/jobs?page=2#x', '/')).toBe('/jobs?page=2#x');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/%0d/..//evil\n',
    '\t//evil.example',
    '/\u200B/evil',
    '',
    'jobs',
  ])('the return path %j falls back to the current location', (wanted) => {
    expect(returnPath(wanted, '/here')).toBe('/here');
  });

  it('the return path never leaves the origin for any input', () => {
    const wanted = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(wanted, (text) => {
        expect(new URL(returnPath(text, '/'), 'https://ours.example').origin).toBe('https://ours.example');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the main navigation', () => {
  it('[R-167] the main navigation has its eight entries in order', () => {
    expect(MAIN_NAV.map(({ name }) => name)).toEqual([
      'home',
      'communities',
      'companies',
      'reviews',
      'salaries',
      'interviews',
      'jobs',
      'awards',
    ]);
  });

  it('[R-168] the sub-links of the main navigation carry a campaign and lead to screens', () => {
    const links = MAIN_NAV.flatMap(({ below }) => below.map(subLinkHref));
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) {
      expect(href).toContain('campaign=desktop_nav');
      expect(screenAt(href.split('?')[0] ?? '').kind).toBe('screen');
    }
  });

  it('[R-170][R-171] the drawer has thirteen shortcuts that lead to screens', () => {
    expect(SHORTCUTS).toHaveLength(13);
    for (const { path } of SHORTCUTS) expect(screenAt(path).kind).toBe('screen');
    expect(withCampaign('/jobs?page=2', 'mobile_nav')).toBe('/jobs?page=2&campaign=mobile_nav');
  });

  it('a navigation entry is current on its page and all pages below it', () => {
    expect(isCurrentNav('/salaries', '/salaries/hra-calculator')).toBe(true);
    expect(isCurrentNav('/', '/salaries')).toBe(false);
    expect(isCurrentNav('/jobs', '/jobsearch')).toBe(false);
  });

  it('every page of one company marks the companies entry as current, and no other page does', () => {
    const ofCompany = [
      '/overview/a-overview/locations',
      '/reviews/a-reviews',
      '/jobs/a-jobs',
      '/qna/a-questions',
    ];
    const place = (pathname: string) => navPlace(pathname, screenOf(pathname)?.id);
    expect(ofCompany.map(place)).toEqual(ofCompany.map(() => '/list-of-companies'));
    expect(['/', '/reviews', '/jobs/welder-jobs-prf', '/gone'].map(place)).toEqual([
      '/',
      '/reviews',
      '/jobs/welder-jobs-prf',
      '/gone',
    ]);
  });

  it.each([
    ['/abeca-2026', '/awards'],
    ['/abeca-qualifier', '/awards'],
    ['/abeca-2025/top-rated-banks-to-work-2025', '/awards'],
    ['/awards-2022/Zk3', '/awards'],
    ['/awards/banking', '/awards'],
    ['/compare', '/list-of-companies'],
    ['/departments/engineering', '/communities'],
    ['/salaries/zentrix-labs-salaries', '/list-of-companies'],
    ['/are-you-paid-fairly', '/salaries'],
    ['/profile/welder-salary', '/salaries'],
    ['/profiles/welder/interview-questions', '/interviews'],
    ['/skills/sql-interview-questions', '/interviews'],
  ])('the main navigation for %s marks %s as current', (pathname, place) => {
    expect(isCurrentNav(place, mainNavPlace(pathname))).toBe(true);
  });
});
