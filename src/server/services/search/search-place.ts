import { sql } from 'kysely';
import type { components } from '../../../contracts/dropdown';
import { BENEFIT_CODES, benefitUrlName } from '../../../core/companies/benefits';
import { resolveNames } from '../../../core/search/other-names';
import { designationUrl } from '../../../core/shared/designation-url';
import { readCards } from '../companies/queries';
import { countPlaces } from '../interviews/queries';
import { readFacets } from '../reviews/rating-queries';
import { readCompanyJobs, readParts, readSalaryFilters } from '../salaries/slice-queries';
import type { Services } from '../services';
import { suggestChoices } from './dropdown-queries';

type Db = Services['db'];
type Wire = components['schemas'];
type Named = Wire['NamedItem'];
type Listed = Wire['ListedItem'];
type List = 'jobProfile' | 'location';

interface ListOf {
  readonly section: Wire['SearchSection'];
  readonly company: number | undefined;
  readonly written: Written;
}

interface SearchPlace {
  readonly section: Wire['SearchSection'];
  readonly company?: string | undefined;
  readonly location?: string | undefined;
  readonly names: readonly string[];
}

interface Company extends Named {
  readonly id: number;
}

/** The segments as written, for those that a company's list cannot show. */
type Written = Partial<Record<List, string>>;

type Place = { -readonly [Name in keyof Wire['SearchPlaceNames']]: Wire['SearchPlaceNames'][Name] } & {
  unknown: Wire['UnknownSegment'][];
};

const NEAR = 5;
const MAX_LISTED = 100;
const TABLES = { jobProfile: 'job_profiles', location: 'places' } as const;

export async function readSearchPlace(db: Db, input: SearchPlace): Promise<Wire['SearchPlaceNames']> {
  const place: Place = { unknown: [] };
  const written: Written = {};
  let company: Company | undefined;
  const takeCompany = (found: Company) => {
    company = found;
    place.company = { urlName: found.urlName, name: found.name };
  };
  const fail = async (segment: string, kind: Wire['SegmentKind']) => {
    place.unknown.push({ segment, kind, isKnown: false, near: await nearNames(db, kind, segment) });
  };
  if (input.company !== undefined) {
    const found = await findCompany(db, input.company);
    if (found) takeCompany(found);
    else await fail(input.company, 'company');
  }
  for (const segment of input.names) {
    const benefit = BENEFIT_CODES.map(benefitUrlName).find((name) => name === segment);
    const job = place.jobProfile ? undefined : await findListed(db, 'jobProfile', segment);
    const named = company || benefit || job ? undefined : await findCompany(db, segment);
    if (benefit !== undefined && place.benefit === undefined) place.benefit = benefit;
    else if (job) [place.jobProfile, written.jobProfile] = [job, segment];
    else if (named) takeCompany(named);
    else await fail(segment, place.jobProfile ? 'other' : 'jobProfile');
  }
  if (input.location !== undefined) {
    const found = await findListed(db, 'location', input.location);
    if (found) [place.location, written.location] = [found, input.location];
    else await fail(input.location, 'location');
  }
  await leaveOutUnlisted(db, place, { section: input.section, company: company?.id, written });
  return place;
}

async function findCompany(db: Db, segment: string): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    select id, url_name as "urlName", name from companies
    where url_name in (${segment}, ${designationUrl(segment)}) order by id limit 1`.execute(db);
  return rows[0];
}

/** By its slug, or by a common alternative that stands for a single name: bangalore, sde. */
async function findListed(db: Db, list: List, segment: string): Promise<Listed | undefined> {
  const others = resolveNames(list, wordsOf(segment));
  const { rows } = await sql<{ id: number; name: string; exact: boolean }>`
    select id, name, ${SLUG} = ${designationUrl(segment)} as exact from ${sql.table(TABLES[list])}
    where ${SLUG} = ${designationUrl(segment)} or name = any(${others})
    order by exact desc, id limit 2`.execute(db);
  const [row, more] = rows;
  return row && (row.exact || !more) ? { id: row.id, ...namedOf(row) } : undefined;
}

const SLUG = sql`trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))`;

/** Similar names: to the whole segment, or else to one of its words. */
async function nearNames(db: Db, kind: Wire['SegmentKind'], segment: string): Promise<Named[]> {
  const list = kind === 'other' ? 'jobProfile' : kind;
  const words = wordsOf(segment).split(' ');
  for (const text of [words.join(' '), ...words].filter((word) => word.length > 2)) {
    const found = await suggestChoices(db, list, text, NEAR);
    if (found.length > 0) return list === 'company' ? companiesOf(db, found) : found.map(namedOf);
  }
  return [];
}

async function companiesOf(db: Db, found: readonly { readonly id: number }[]): Promise<Named[]> {
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<Named>`
    select url_name as "urlName", name from companies where id = any(${ids})
    order by array_position(${ids}::integer[], id)`.execute(db);
  return [...rows];
}

type Kind = keyof Written;
type Shown = { readonly [List in Kind]?: readonly { readonly name: string }[] };

/** Removes the roles and cities that the section's list has too few contributions for, and names others instead. */
async function leaveOutUnlisted(db: Db, place: Place, listOf: ListOf): Promise<void> {
  const shown = await shownIn(db, place, listOf);
  for (const kind of ['jobProfile', 'location'] as const) {
    const found = place[kind];
    const listed = shown[kind];
    if (!found || !listed || listed.some(({ name }) => name === found.name)) continue;
    delete place[kind];
    const segment = listOf.written[kind] ?? found.urlName;
    place.unknown.push({ segment, kind, isKnown: true, near: listed.slice(0, NEAR).map(namedOf) });
  }
}

async function shownIn(db: Db, place: Place, { section, company }: ListOf): Promise<Shown> {
  const { jobProfile: job, location } = place;
  if (section === 'interviews') return shownInterviews(db, company, job, location);
  if (section === 'salaries') return shownSalaries(db, company, job);
  if (section === 'reviews' && company !== undefined) return shownReviews(db, company);
  const ofCompanies = company === undefined && ['reviews', 'benefits', 'photos'].includes(section);
  if (!ofCompanies || !location) return {};
  const here = await readCards(db, { placeId: location.id }, { limit: 1, offset: 0 });
  return { location: here.length > 0 ? [location] : [] };
}

async function shownInterviews(
  db: Db,
  company: number | undefined,
  job: Listed | undefined,
  location: Listed | undefined,
): Promise<Shown> {
  if (!location || (company === undefined && !job)) return {};
  return { location: await countPlaces(db, { company, job: job?.id }) };
}

async function shownReviews(db: Db, company: number): Promise<Shown> {
  const facets = await readFacets(db, company);
  return {
    jobProfile: facets.filter(({ kind }) => kind === 'job'),
    location: facets.filter(({ kind }) => kind === 'place'),
  };
}

async function shownSalaries(db: Db, company: number | undefined, job: Listed | undefined): Promise<Shown> {
  const parts = job ? await readParts(db, job.id, company ?? null) : [];
  // A city has one row for all experience and one for each experience band.
  const names = new Set(parts.flatMap(({ place }) => place ?? []));
  const places = [...names].map((name) => ({ name }));
  if (company === undefined) return job ? { location: places } : {};
  const all = { company, place: null, experience: null, sort: 'popularity', limit: MAX_LISTED } as const;
  const rows = await readCompanyJobs(db, { ...all, department: undefined });
  const jobs = rows.map((row) => ({ name: row.job }));
  if (job && parts.length > 0) return { jobProfile: [job, ...jobs], location: places };
  const filters = await readSalaryFilters(db, company);
  return { jobProfile: jobs, location: filters.filter(({ kind }) => kind === 'place') };
}

const wordsOf = (segment: string): string => segment.replaceAll('-', ' ').toLowerCase();

const namedOf = ({ name }: { readonly name: string }): Named => ({ urlName: designationUrl(name), name });
