import { buildQuery, parseQuery, withValues } from './query';
import { screenOf } from './screen-of';
import { pathTo } from './screens';

/** Recorded with each navigation, to learn which menus are used. */
export type NavCampaign = 'desktop_nav' | 'mobile_nav';

export function withCampaign(href: string, campaign: NavCampaign): string {
  const [path = '', search = ''] = href.split('?');
  return path + buildQuery(withValues(parseQuery(search), { campaign }));
}

const OF_COMPANIES = /^(company-|top-questions$|compare$)/;

/** The path of the current navigation entry: pages of one company belong to the companies list. */
export const navPlace = (pathname: string): string =>
  OF_COMPANIES.test(screenOf(pathname)?.id ?? '') ? pathTo('companies') : pathname;

export const isCurrentNav = (path: string, pathname: string): boolean =>
  path === pathTo('home') ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
