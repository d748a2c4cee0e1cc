import { compact } from '../shared/numbers';
import { pathTo, type ScreenId } from '../shell/screens';
import type { Company } from './company';
import { companyText } from './text';

export type CompanyTab = keyof typeof companyText.tabs;

const ALWAYS: readonly CompanyTab[] = ['about', 'community'];

export interface CompanyTabItem {
  readonly id: CompanyTab;
  readonly label: string;
  readonly href: string;
  readonly count?: string;
  readonly current: boolean;
}

/** Hides empty tabs except the current tab; every company has an overview and a community. */
export function tabsOf({ urlName, counts }: Company, current: CompanyTab): readonly CompanyTabItem[] {
  const tab = (id: CompanyTab, href: string, count: number | undefined) => ({
    id,
    label: companyText.tabs[id],
    href,
    ...(count && { count: compact(count) }),
    current: id === current,
  });
  const all = [
    tab('about', pathTo('company-overview', { urlName }), undefined),
    tab('reviews', pathTo('company-reviews', { urlName }), counts.reviews),
    tab('salaries', pathTo('company-salaries', { urlName }), counts.salaries),
    tab('interviews', pathTo('company-interviews', { urlName }), counts.interviews),
    tab('benefits', pathTo('company-benefits', { urlName }), counts.benefits),
    tab('jobs', pathTo('company-jobs', { urlName }), counts.jobs),
    tab('photos', pathTo('company-photos', { urlName }), counts.photos),
    tab('community', pathTo('company-posts', { urlName }), counts.posts),
  ];
  return all.filter((item) => ALWAYS.includes(item.id) || item.current || item.count !== undefined);
}

export type AboutScreen = Extract<
  ScreenId,
  'company-overview' | 'company-organisation' | 'company-locations'
>;

/** Links under the first tab; hides empty links except the current link. */
export function aboutLinks({ urlName, counts }: Company, current: AboutScreen) {
  const link = (id: AboutScreen, label: string, count: number | undefined) => ({
    id,
    label,
    href: pathTo(id, { urlName }),
    ...(count && { count: compact(count) }),
    current: id === current,
  });
  const { about } = companyText;
  const all = [
    link('company-overview', about.overview, undefined),
    link('company-organisation', about.organisation, counts.associated),
    link('company-locations', about.locations, counts.offices),
  ];
  return all.filter((item) => item.id === 'company-overview' || item.current || item.count !== undefined);
}
