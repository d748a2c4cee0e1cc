import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsFullLoad } from './full-load';
import { MAIN_NAV, mainNavPlace, subLinkHref } from './main-nav';
import { pageNameOf } from './page-name';
import { returnPath } from './return-path';
import { isSamePlace } from './same-place';
import { screenAt } from './screen-at';
import { SHORTCUTS } from './shortcut-places';
import { isCurrentNav, navPlace, withCampaign } from './site-nav';

describe('going somewhere', () => {
  it('[R-052] is skipped where one already is', () => {
    const here = { pathname: '/jobs', search: '?page=2', hash: '' };
    expect(isSamePlace(here, { ...here })).toBe(true);
    expect(isSamePlace({ ...here, search: '' }, here)).toBe(false);
    expect(isSamePlace({ ...here, hash: '#top' }, here)).toBe(false);
  });

  it('[R-053][R-054] loads a whole page in the native app for some screens', () => {
    for (const path of ['/contribute/salary-v3', '/login/linkedin', '/settings/manage-account', '/nowhere']) {
      expect(needsFullLoad(path)).toBe(true);
    }
    expect(needsFullLoad('/')).toBe(false);
    expect(needsFullLoad('/jobs')).toBe(false);
  });

  it('[R-046][R-049][R-050][R-051] goes by the names the figures know', () => {
    expect(pageNameOf('home')).toBe('HomeScreen');
    expect(pageNameOf('community')).toBe('CommunityListing');
    expect(pageNameOf('department')).toBe('DepartmentListing');
    expect(pageNameOf('company-community')).toBe('CompanyPosts');
    expect(pageNameOf('jobs')).toBe('jobs');
  });
});

describe('[R-209] coming back', () => {
  it('leads to a path of our own', () => {
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
  ])('%j falls back to where one is', (wanted) => {
    expect(returnPath(wanted, '/here')).toBe('/here');
  });

  it('never leaves the origin, whatever is asked', () => {
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

describe('the navigation', () => {
  it('[R-167] has its eight entries in order', () => {
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

  it('[R-168] marks what stands below them', () => {
    const links = MAIN_NAV.flatMap(({ below }) => below.map(subLinkHref));
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) {
      expect(href).toContain('campaign=desktop_nav');
      expect(screenAt(href.split('?')[0] ?? '').kind).toBe('screen');
    }
  });

  it('[R-170][R-171] has thirteen shortcuts that lead somewhere', () => {
    expect(SHORTCUTS).toHaveLength(13);
    for (const { path } of SHORTCUTS) expect(screenAt(path).kind).toBe('screen');
    expect(withCampaign('/jobs?page=2', 'mobile_nav')).toBe('/jobs?page=2&campaign=mobile_nav');
  });

  it('is current on a page and below it', () => {
    expect(isCurrentNav('/salaries', '/salaries/hra-calculator')).toBe(true);
    expect(isCurrentNav('/', '/salaries')).toBe(false);
    expect(isCurrentNav('/jobs', '/jobsearch')).toBe(false);
  });

  it('is among the companies on every page of one company, and nowhere else', () => {
    const ofCompany = [
      '/overview/a-overview/locations',
      '/reviews/a-reviews',
      '/jobs/a-jobs',
      '/qna/a-questions',
    ];
    expect(ofCompany.map(navPlace)).toEqual(ofCompany.map(() => '/list-of-companies'));
    expect(['/', '/reviews', '/jobs/welder-jobs-prf', '/gone'].map(navPlace)).toEqual([
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
  ])('says of %s that it belongs to %s', (pathname, place) => {
    expect(isCurrentNav(place, mainNavPlace(pathname))).toBe(true);
  });
});
