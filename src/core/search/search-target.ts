import { designationUrl } from '../shared/designation-url';
import { buildQuery, parseQuery, type Query, valueIn } from '../shell/query';
import { numberIn } from '../shell/query-values';
import { pathTo } from '../shell/screens';
import { buildSearchPath, parseSearchPath, type SearchPlace, type Section } from '../shell/search-place';
import type { NamedItem, SearchPlaceNames } from './search-places-port';

/** Params that name a segment. Numbers are the ids of a list's own filters. */
const NAMED = ['CompanyName', 'designation', 'location'] as const;

function namedIn(query: Query, name: (typeof NAMED)[number]): string | undefined {
  const value = valueIn(query, name)?.trim();
  return value && (name === 'CompanyName' || numberIn(value) === undefined) ? value : undefined;
}

/** The place of a search address, with the segments that its params name. */
export function readSearchPlace(pathname: string, search: string): SearchPlace | undefined {
  const place = parseSearchPath(pathname);
  if (!place) return undefined;
  const query = parseQuery(search);
  const designation = namedIn(query, 'designation');
  return {
    section: place.section,
    companyUrl: place.companyUrl ?? namedIn(query, 'CompanyName'),
    location: place.location ?? namedIn(query, 'location'),
    names: designation && place.names.length === 0 ? [designationUrl(designation)] : place.names,
  };
}

/** The search address for a list whose params name a company, a role or a city instead of their ids. */
export function namedAddress(
  section: Section,
  search: string,
  { companyUrl, params = NAMED }: { companyUrl?: string; params?: readonly (typeof NAMED)[number][] } = {},
): string | undefined {
  const query = parseQuery(search);
  if (!params.some((name) => namedIn(query, name) !== undefined)) return undefined;
  return buildSearchPath({ section, companyUrl, names: [] }) + search;
}

/** The search address for a company's list with a city in the place of its role. */
export function cityAddress(pathname: string, search: string): string | undefined {
  const place = parseSearchPath(pathname);
  return place?.location === undefined ? undefined : buildSearchPath(place) + search;
}

/** Adds the params of the search address that the page's own path does not set. */
export function withOtherParams(path: string, search: string): string {
  const [pathname = '', own = ''] = path.split('?');
  const target = parseQuery(own);
  const query = parseQuery(search);
  const used = NAMED.filter((name) => namedIn(query, name) !== undefined) as readonly string[];
  const others = query.filter(([name]) => !used.includes(name) && valueIn(target, name) === undefined);
  return pathname + buildQuery([...target, ...others]);
}

type Found = Omit<SearchPlaceNames, 'unknown'>;
type Values = Readonly<Record<string, string | number | undefined>>;

const withFilters = (path: string, values: Values): string =>
  path +
  buildQuery(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

/** The page that shows exactly these segments; undefined if no list combines them. */
export function pageOf(section: Section, { company, ...found }: Found): string | undefined {
  if (section === 'search') return undefined;
  return company ? COMPANY_PAGES[section](company.urlName, found) : countryPage(section, found);
}

type Page = (urlName: string, found: Omit<Found, 'company'>) => string | undefined;

const COMPANY_PAGES: Readonly<Record<Exclude<Section, 'search'>, Page>> = {
  reviews: (urlName, { jobProfile, location, benefit }) =>
    withFilters(pathTo('company-reviews', { urlName }), {
      designation: jobProfile?.id,
      location: location?.id,
      q: benefit?.replaceAll('-', ' '),
    }),
  salaries: (urlName, { jobProfile, location, benefit }) =>
    benefit === undefined
      ? withFilters(pathTo('company-salaries', { urlName }), {
          designation: jobProfile?.id,
          location: location?.id,
        })
      : undefined,
  interviews: (urlName, { jobProfile, location, benefit }) =>
    benefit === undefined
      ? withFilters(
          pathTo('company-interviews', { urlName, ...(jobProfile && { designation: jobProfile.urlName }) }),
          { location: location?.id },
        )
      : undefined,
  jobs: (urlName, { jobProfile, location, benefit }) =>
    benefit === undefined
      ? withFilters(pathTo('company-jobs', { urlName }), {
          job_profile: jobProfile?.urlName,
          location: location?.urlName,
        })
      : undefined,
  benefits: (urlName, { jobProfile, location, benefit }) =>
    jobProfile || location ? undefined : withFilters(pathTo('company-benefits', { urlName }), { benefit }),
  photos: (urlName, { jobProfile, location, benefit }) =>
    jobProfile || location || benefit ? undefined : pathTo('company-photos', { urlName }),
};

/** Reviews, benefits and photos belong to companies, so without one the list of companies is filtered. */
function countryPage(
  section: Exclude<Section, 'search'>,
  { jobProfile, location, benefit }: Omit<Found, 'company'>,
): string | undefined {
  const isOfCompanies = section !== 'salaries' && section !== 'interviews' && section !== 'jobs';
  if (!jobProfile && !location && benefit === undefined)
    return pathTo(section === 'benefits' || section === 'photos' ? 'companies' : section);
  if (isOfCompanies)
    return jobProfile ? undefined : withFilters(pathTo('companies'), { location: location?.id, benefit });
  if (benefit !== undefined) return undefined;
  if (section === 'jobs')
    return withFilters(
      jobProfile ? pathTo('designation-jobs', { jobProfile: jobProfile.urlName }) : pathTo('jobs'),
      { location: location?.urlName },
    );
  if (!jobProfile) return undefined;
  const list = section === 'salaries' ? 'designation-salaries' : 'designation-interviews';
  return withFilters(pathTo(list, { jobProfile: jobProfile.urlName }), { location: location?.id });
}

export interface FoundPage {
  readonly section: Exclude<Section, 'search'>;
  readonly found: Found;
  readonly path: string;
}

const OF_COMPANY = ['reviews', 'salaries', 'interviews', 'jobs', 'benefits'] as const;
const OF_ROLE = ['salaries', 'interviews', 'jobs'] as const;
const OF_CITY = ['reviews', 'jobs'] as const;

/** Pages about the segments that are known, the most specific first. */
export function foundPages(
  section: Section,
  { unknown: _, ...found }: SearchPlaceNames,
): readonly FoundPage[] {
  const { company, jobProfile, location, benefit } = found;
  const pages = [
    ...(section === 'search' ? [] : narrower(found).map((item) => [section, item] as const)),
    ...(company ? OF_COMPANY.map((list) => [list, { company }] as const) : []),
    ...(jobProfile ? OF_ROLE.map((list) => [list, { jobProfile }] as const) : []),
    ...(location ? OF_CITY.map((list) => [list, { location }] as const) : []),
    ...(benefit === undefined ? [] : [['benefits', { benefit }] as const]),
  ].flatMap(([list, item]) => {
    const path = pageOf(list, item);
    return path === undefined ? [] : [{ section: list, found: item, path }];
  });
  return pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);
}

/** All segments, then all but one of them. */
function narrower(found: Found): readonly Found[] {
  const names = Object.keys(found) as (keyof Found)[];
  const without = (left: keyof Found) =>
    Object.fromEntries(Object.entries(found).filter(([name]) => name !== left)) as Found;
  return [found, ...names.map(without)].filter((item) => Object.keys(item).length > 0);
}

/** The search address with a near name instead of the unknown segment. */
export function nearPath(place: SearchPlace, segment: string, { urlName }: NamedItem): string {
  const swap = (name: string | undefined) => (name === segment ? urlName : name);
  return buildSearchPath({
    section: place.section,
    companyUrl: swap(place.companyUrl),
    location: swap(place.location),
    names: place.names.map((name) => (name === segment ? urlName : name)),
  });
}
