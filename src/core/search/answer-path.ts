import { designationUrl } from '../shared/designation-url';
import { buildQuery } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { SearchAnswer } from './search-answer';

type Value = string | number | undefined;

/** Omits missing values. The names are those of the pages; areas above this one own them. */
const queryOf = (values: Readonly<Record<string, Value>>): string =>
  buildQuery(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

const slugOf = (item: { readonly name: string } | undefined): string | undefined =>
  item && designationUrl(item.name);

/** An answer that only a newer service knows leads to the overview of its company. */
export function answerPath(answer: SearchAnswer): string {
  const { page, company, place } = answer;
  if (page === 'SALARIES') return salariesPath(answer);
  if (page === 'INTERVIEWS') return interviewsPath(answer);
  if (page === 'JOBS') return jobsPath(answer);
  if (page === 'COMPANIES') return pathTo('companies') + queryOf({ location: place?.id });
  return company ? companyPath(answer, company.urlName) : pathTo('search', {});
}

function salariesPath({ company, role, place, experience }: SearchAnswer): string {
  const narrowed = { location: place?.id, experience };
  if (company)
    return (
      pathTo('company-salaries', { urlName: company.urlName }) +
      queryOf({ designation: role?.id, ...narrowed })
    );
  return pathTo('designation-salaries', { jobProfile: slugOf(role) ?? '' }) + queryOf(narrowed);
}

function interviewsPath({ company, role }: SearchAnswer): string {
  const designation = slugOf(role);
  if (company)
    return pathTo('company-interviews', { urlName: company.urlName, ...(designation && { designation }) });
  return pathTo('designation-interviews', { jobProfile: designation ?? '' });
}

function jobsPath({ company, role, place }: SearchAnswer): string {
  const designation = slugOf(role);
  if (company && !role && !place) return pathTo('company-jobs', { urlName: company.urlName });
  if (designation && !company && !place) return pathTo('designation-jobs', { jobProfile: designation });
  return (
    pathTo('jobs') +
    queryOf({ company_name: company?.urlName, job_profile: designation, location: slugOf(place) })
  );
}

function companyPath({ page, otherCompany, officeUrl }: SearchAnswer, urlName: string): string {
  switch (page) {
    case 'REVIEWS':
      return pathTo('company-reviews', { urlName });
    case 'BENEFITS':
      return pathTo('company-benefits', { urlName });
    case 'PHOTOS':
      return pathTo('company-photos', { urlName });
    case 'DISCUSSIONS':
      return pathTo('company-posts', { urlName });
    case 'OFFICES':
      return officeUrl === undefined
        ? pathTo('company-locations', { urlName })
        : pathTo('company-office', { urlName, locationUrl: officeUrl });
    case 'COMPARE':
      return `${pathTo('compare')}?companies=${[urlName, otherCompany?.urlName].filter(Boolean).join(',')}`;
    default:
      return pathTo('company-overview', { urlName });
  }
}
