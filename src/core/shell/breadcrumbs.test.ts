import { expect, it } from 'vitest';
import { breadcrumbsAbove } from './breadcrumbs';
import { screenAt } from './screen-at';
import { SCREEN_IDS } from './screens';

const above = (path: string, company?: string) => {
  const there = screenAt(path);
  if (there.kind !== 'screen') throw new Error(path);
  return breadcrumbsAbove({ ...there, company }).map((crumb) => [crumb.name, crumb.path]);
};

it('the breadcrumbs of a company page lead through the company and the list of companies', () => {
  expect(above('/reviews/zentrix-labs-reviews', 'Zentrix Labs')).toEqual([
    ['Home', '/'],
    ['Companies', '/list-of-companies'],
    ['Zentrix Labs', '/overview/zentrix-labs-overview'],
  ]);
  expect(
    above('/overview/zentrix-labs-overview/locations/bengaluru-offices', 'Zentrix Labs').slice(3),
  ).toEqual([['Locations', '/overview/zentrix-labs-overview/locations']]);
  expect(above('/reviews/zentrix-labs-reviews')).toEqual([
    ['Home', '/'],
    ['Companies', '/list-of-companies'],
  ]);
});

it('the breadcrumbs of a designation page lead to its section', () => {
  expect(above('/profile/backend-engineer-salary').map(([name]) => name)).toEqual(['Home', 'Salaries']);
  expect(above('/jobs/backend-engineer-jobs-prf').map(([name]) => name)).toEqual(['Home', 'Jobs']);
});

it('every screen except home has home as its first breadcrumb, and every breadcrumb leads to a screen', () => {
  for (const id of SCREEN_IDS) {
    const crumbs = breadcrumbsAbove({ id, params: { urlName: 'zentrix-labs' }, company: 'Zentrix Labs' });
    if (id !== 'home') expect(crumbs[0]?.path).toBe('/');
    for (const { path } of crumbs) expect(screenAt(path).kind).toBe('screen');
  }
});
