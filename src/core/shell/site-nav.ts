import { pathTo } from './first-screens';
import { buildQuery, parseQuery, withValues } from './query';
import type { ScreenId } from './screens';

/** Recorded with each navigation, to learn which menus are used. */
export type NavCampaign = 'desktop_nav' | 'mobile_nav';

export function withCampaign(href: string, campaign: NavCampaign): string {
  const [path = '', search = ''] = href.split('?');
  return path + buildQuery(withValues(parseQuery(search), { campaign }));
}

const OF_COMPANIES = /^(company-|top-questions$|compare$)/;

/** The path of the current navigation entry: pages of one company belong to the companies list. */
export const navPlace = (pathname: string, screen: ScreenId | undefined): string =>
  OF_COMPANIES.test(screen ?? '') ? pathTo('companies') : pathname;

export const isCurrentNav = (path: string, pathname: string): boolean =>
  path === pathTo('home') ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
