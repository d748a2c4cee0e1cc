import { expect, it } from 'vitest';
import { aboutLinks, tabsOf } from './tabs';
import { aCompany } from './testing';

it('[R-069] tab labels match the specification', () => {
  expect(tabsOf(aCompany(), 'about').map(({ label }) => label)).toEqual([
    'About Company',
    'Reviews',
    'Salaries',
    'Interview Questions',
    'Benefits',
    'Jobs',
    'Office Photos',
    'Community',
  ]);
});

it('[R-068] an empty tab is hidden unless it is current; the community tab always shows', () => {
  const { counts } = aCompany();
  const empty = aCompany({ counts: { ...counts, photos: 0, benefits: 0, posts: 0 } });
  expect(tabsOf(empty, 'about').map(({ id }) => id)).toEqual([
    'about',
    'reviews',
    'salaries',
    'interviews',
    'jobs',
    'community',
  ]);
  expect(tabsOf(empty, 'photos').find(({ id }) => id === 'photos')).toMatchObject({ current: true });
});

it('[R-078] a company without associated companies has no organisation link, unless that page is current', () => {
  const { counts } = aCompany();
  const alone = aCompany({ counts: { ...counts, associated: 0 } });
  const shown = (current: 'company-overview' | 'company-organisation') =>
    aboutLinks(alone, current).map(({ id, current: here }) => (here ? `${id} here` : id));
  expect(shown('company-overview')).toEqual(['company-overview here', 'company-locations']);
  expect(shown('company-organisation')).toEqual([
    'company-overview',
    'company-organisation here',
    'company-locations',
  ]);
});

it('[R-056][R-057][R-058][R-059][R-061][R-065][R-066] tabs link to the paths of the company', () => {
  const hrefs = [...tabsOf(aCompany(), 'about'), ...aboutLinks(aCompany(), 'company-overview')].map(
    ({ href }) => href,
  );
  for (const href of [
    '/overview/zentrix-labs-overview',
    '/overview/zentrix-labs-overview/organisation',
    '/overview/zentrix-labs-overview/locations',
    '/reviews/zentrix-labs-reviews',
    '/benefits/zentrix-labs-benefits',
    '/photos/zentrix-labs-photos',
  ])
    expect(hrefs).toContain(href);
});
