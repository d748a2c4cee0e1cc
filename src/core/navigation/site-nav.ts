import { buildQuery, parseQuery, withValues } from './query';
import { screenOf } from './screen-of';
import { pathTo } from './screens';

/** Where a link stood is told with it, so that the product learns which ways are used. */
export type NavCampaign = 'desktop_nav' | 'mobile_nav';

export function withCampaign(href: string, campaign: NavCampaign): string {
  const [path = '', search = ''] = href.split('?');
  return path + buildQuery(withValues(parseQuery(search), { campaign }));
}

/** Screens whose paths do not begin with that of the place they belong to; the first that fits tells it. */
const PLACES = [
  [/^(company-|top-questions$|compare$)/, pathTo('companies')],
  [/-interviews$/, pathTo('interviews')],
  [/^(designation-salaries|paid-fairly)$/, pathTo('salaries')],
  [/^awards/, pathTo('awards')],
] as const;

/** The path by which the navigation says where one is: every page of one company is among the companies. */
export function navPlace(pathname: string): string {
  const id = screenOf(pathname)?.id ?? '';
  return PLACES.find(([screens]) => screens.test(id))?.[1] ?? pathname;
}

/** An entry is current on its own page and on everything below it. */
export const isCurrentNav = (path: string, pathname: string): boolean =>
  path === pathTo('home') ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
