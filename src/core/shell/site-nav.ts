import { buildQuery, parseQuery, withValues } from './query';
import { screenOf } from './screen-of';
import { pathTo } from './screens';

/** Where a link stood is told with it, so that the product learns which ways are used. */
export type NavCampaign = 'desktop_nav' | 'mobile_nav';

export function withCampaign(href: string, campaign: NavCampaign): string {
  const [path = '', search = ''] = href.split('?');
  return path + buildQuery(withValues(parseQuery(search), { campaign }));
}

const OF_COMPANIES = /^(company-|top-questions$|compare$)/;

/** The path by which the navigation says where one is: every page of one company is among the companies. */
export const navPlace = (pathname: string): string =>
  OF_COMPANIES.test(screenOf(pathname)?.id ?? '') ? pathTo('companies') : pathname;

/** An entry is current on its own page and on everything below it. */
export const isCurrentNav = (path: string, pathname: string): boolean =>
  path === pathTo('home') ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
