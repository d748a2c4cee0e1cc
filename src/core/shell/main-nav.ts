import { screenOf } from './screen-of';
import { pathTo } from './screens';
import { navPlace, withCampaign } from './site-nav';

export type NavName = (typeof MAIN_NAV)[number]['name'];
export type SubLinkName = keyof typeof SUB_LINKS;

const SUB_LINKS = {
  allCommunities: pathTo('communities'),
  browseCompanies: pathTo('companies'),
  compareCompanies: pathTo('compare'),
  rateCompany: pathTo('contribute-review'),
  browseReviews: pathTo('reviews'),
  addBenefits: pathTo('contribute-benefits'),
  searchSalaries: pathTo('salaries'),
  paidFairly: pathTo('paid-fairly'),
  takeHome: pathTo('take-home'),
  gratuity: pathTo('gratuity'),
  hra: pathTo('hra'),
  salaryHike: pathTo('salary-hike'),
  addSalary: pathTo('contribute-salary'),
  interviewQuestions: pathTo('interviews'),
  shareInterview: pathTo('contribute-interview'),
  findJobs: pathTo('jobs'),
  colleges: pathTo('colleges'),
  awards2026: pathTo('awards-2026'),
  techStartups: pathTo('awards-startups'),
  megaCompanies: pathTo('awards-by-size', { size: 'mega', year: '2024' }),
  midSizedCompanies: pathTo('awards-by-size', { size: 'mid-sized', year: '2024' }),
} as const;

export const MAIN_NAV = [
  { name: 'home', path: pathTo('home'), below: [] },
  { name: 'communities', path: pathTo('communities'), below: ['allCommunities'] },
  {
    name: 'companies',
    path: pathTo('companies'),
    below: ['browseCompanies', 'compareCompanies', 'colleges'],
  },
  { name: 'reviews', path: pathTo('reviews'), below: ['browseReviews', 'rateCompany', 'addBenefits'] },
  {
    name: 'salaries',
    path: pathTo('salaries'),
    below: ['searchSalaries', 'paidFairly', 'takeHome', 'gratuity', 'hra', 'salaryHike', 'addSalary'],
  },
  { name: 'interviews', path: pathTo('interviews'), below: ['interviewQuestions', 'shareInterview'] },
  { name: 'jobs', path: pathTo('jobs'), below: ['findJobs', 'colleges'] },
  {
    name: 'awards',
    path: pathTo('awards'),
    below: ['awards2026', 'techStartups', 'megaCompanies', 'midSizedCompanies'],
  },
] as const satisfies readonly { name: string; path: string; below: readonly SubLinkName[] }[];

export const subLinkHref = (name: SubLinkName): string => withCampaign(SUB_LINKS[name], 'desktop_nav');

/** Screens whose paths do not start with the path of their navigation entry. */
const PLACES = [
  ['communities', /^dep/],
  ['interviews', /-interviews$/],
  ['companies', /^coll/],
  ['salaries', /^paid|^perc|-salaries$/],
  ['awards', /^awards/],
] as const;

/** The path of the current entry in the wide navigation, which has more entries. */
export function mainNavPlace(pathname: string): string {
  const near = navPlace(pathname, screenOf(pathname)?.id);
  const id = screenOf(near)?.id ?? '';
  const place = PLACES.find(([, screens]) => screens.test(id));
  return place ? pathTo(place[0]) : near;
}
