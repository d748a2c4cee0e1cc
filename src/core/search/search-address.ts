import { buildQuery, parseQuery, valueIn } from '../shell/query';
import { MAX_PAGES, numberIn, oneOf } from '../shell/query-values';
import { pathTo } from '../shell/screens';
import { parseSearchPath, type SearchPlace, type Section } from '../shell/search-place';
import { SEARCH_TYPES, type SearchType } from './search';

export interface SearchAddress {
  readonly text: string;
  readonly type: SearchType;
  readonly page: number;
}

/** Longer texts match nothing. */
export const MAX_TEXT_LENGTH = 80;
const LAST_PAGE = 100;

const TYPE_OF: Readonly<Record<Section, SearchType>> = {
  search: 'all',
  reviews: 'companies',
  salaries: 'salaries',
  interviews: 'interviews',
  jobs: 'jobs',
  benefits: 'companies',
  photos: 'companies',
};

const worded = (name: string | undefined): string | undefined => name?.replaceAll('-', ' ');

/** The text is the typed query, or else the words in the path segments. */
export function readSearchAddress(pathname: string, search: string): SearchAddress {
  const query = parseQuery(search);
  const place = parseSearchPath(pathname);
  const text =
    valueIn(query, 'q') ??
    valueIn(query, 'CompanyName') ??
    valueIn(query, 'designation') ??
    worded(place?.companyUrl ?? place?.jobProfile ?? place?.location ?? place?.specificUrl) ??
    '';
  return {
    text: text.trim().slice(0, MAX_TEXT_LENGTH),
    type: oneOf(SEARCH_TYPES, valueIn(query, 'Type')) ?? TYPE_OF[place?.section ?? 'search'],
    page: numberIn(valueIn(query, 'page'), Math.min(LAST_PAGE, MAX_PAGES)) ?? 1,
  };
}

/** Default values are left out of the address. */
export const searchPath = ({ text, type = 'all', page = 1 }: Partial<SearchAddress>): string =>
  pathTo('search', {}) +
  buildQuery([
    ...(text ? [['q', text] as const] : []),
    ...(type === 'all' ? [] : [['Type', type] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ]);

/** The page that best matches the path segments; undefined for a plain search. */
export function pageOf(place: SearchPlace): string | undefined {
  const { section, companyUrl: urlName, jobProfile, location } = place;
  if (section === 'jobs')
    return (
      pathTo('jobs') +
      buildQuery(
        (
          [
            ['company_name', urlName],
            ['job_profile', jobProfile],
            ['location', location],
          ] as const
        ).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
      )
    );
  if (urlName !== undefined && section !== 'search') return companyPage(section, urlName, jobProfile);
  if (jobProfile !== undefined && section === 'salaries')
    return pathTo('designation-salaries', { jobProfile });
  if (jobProfile !== undefined && section === 'interviews')
    return pathTo('designation-interviews', { jobProfile });
  return undefined;
}

function companyPage(
  section: Exclude<Section, 'search' | 'jobs'>,
  urlName: string,
  jobProfile: string | undefined,
): string {
  if (section === 'interviews')
    return pathTo('company-interviews', { urlName, ...(jobProfile && { designation: jobProfile }) });
  return pathTo(`company-${section}`, { urlName });
}
