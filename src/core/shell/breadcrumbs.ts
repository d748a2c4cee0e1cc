import { breadcrumbText } from './breadcrumb-text';
import { pathTo, type ScreenId } from './screens';

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** The parent of each screen; the default parent is home. */
const WITHIN: Readonly<Partial<Record<ScreenId, ScreenId>>> = {
  'company-overview': 'companies',
  'company-organisation': 'company-overview',
  'company-locations': 'company-overview',
  'company-office': 'company-locations',
  'company-reviews': 'company-overview',
  'company-salaries': 'company-overview',
  'company-interviews': 'company-overview',
  'top-questions': 'company-interviews',
  'company-jobs': 'company-overview',
  'company-benefits': 'company-overview',
  'company-photos': 'company-overview',
  'company-posts': 'company-overview',
  'company-questions': 'company-overview',
  'company-community': 'company-overview',
  college: 'colleges',
  job: 'jobs',
  'designation-jobs': 'jobs',
  'skill-jobs': 'jobs',
  'designation-salaries': 'salaries',
  'take-home': 'salaries',
  gratuity: 'salaries',
  hra: 'salaries',
  'salary-hike': 'salaries',
  'offer-letter': 'salaries',
  'pay-changes': 'salaries',
  'designation-interviews': 'interviews',
  'skill-interviews': 'interviews',
  'interview-question': 'interviews',
  'awards-2024': 'awards',
  'awards-2025': 'awards',
  'awards-2026': 'awards',
  'awards-by-size': 'awards',
  'awards-startups': 'awards',
  'awards-list': 'awards',
  'awards-qualifier': 'awards',
  community: 'communities',
  department: 'communities',
  post: 'communities',
  answers: 'communities',
};

type Named = keyof typeof breadcrumbText.names;
const isNamed = (id: ScreenId): id is Named => id in breadcrumbText.names;

/** Company pages that are parents of other pages. */
const OF_COMPANY = {
  'company-overview': (company: string) => company,
  'company-locations': () => breadcrumbText.locations,
  'company-interviews': () => breadcrumbText.interviewQuestions,
} as const;
const isOfCompany = (id: ScreenId): id is keyof typeof OF_COMPANY => id in OF_COMPANY;

export interface CrumbPlace {
  readonly id: ScreenId;
  readonly params: Readonly<Record<string, string>>;
  readonly company?: string | undefined;
}

/** Parents of this page, home first; a company's pages are omitted if its name is unknown. */
export function breadcrumbsAbove({ id, params, company }: CrumbPlace): readonly Breadcrumb[] {
  if (id === 'home') return [];
  const above: Breadcrumb[] = [];
  const urlName = params.urlName ?? params.companyUrl;
  for (let path = WITHIN[id] ?? 'home'; path !== 'home'; path = WITHIN[path] ?? 'home') {
    if (isNamed(path)) above.unshift({ name: breadcrumbText.names[path], path: pathTo(path) });
    if (isOfCompany(path) && company !== undefined && urlName !== undefined)
      above.unshift({ name: OF_COMPANY[path](company), path: pathTo(path, { urlName }) });
  }
  return [{ name: breadcrumbText.names.home, path: pathTo('home') }, ...above];
}
