import type { components } from '../../../contracts/search';
import { indexNames, type NameIndex } from '../../../core/search/name-index';
import { type UnderstoodSearch, understandSearch } from '../../../core/search/understand-search';
import { ResultCache } from '../../result-cache';
import { logoUrl } from '../companies/present';
import type { Services } from '../services';
import {
  type CompanyFacts,
  countInterviews,
  readCompanyFacts,
  readOfficeUrl,
  readPublishedPay,
  readSearchedNames,
} from './answer-queries';
import { wantedOf } from './wanted-text';

type Wire = components['schemas'];
type Db = Services['db'];

const A_MINUTE = 60_000;
/** Indexing ten thousand names takes longer than a search, and the other search indexes are rebuilt every hour too. */
const AN_HOUR = 3_600_000;
const MAX_ENTRIES = 5000;

/** The page that a whole text asks for, from published figures only. */
export function makeAnswers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): (text: string) => Promise<Wire['Hit'][]> {
  const names = new ResultCache<NameIndex>({ ttl: AN_HOUR, max: 1 }, now);
  const answers = new ResultCache<Wire['Hit'][]>({ ttl: A_MINUTE, max: MAX_ENTRIES }, now);
  return (text) =>
    // Also for texts without an answer: comparing them with all names takes most of the time.
    answers.get(wantedOf(text), async () => {
      const index = await names.get('all', async () => indexNames(await readSearchedNames(db)));
      const understood = understandSearch(text, index);
      return understood ? [await answerTo(db, understood)] : [];
    });
}

async function answerTo(db: Db, understood: UnderstoodSearch): Promise<Wire['Hit']> {
  const { company } = understood;
  const [about, found] = await Promise.all([
    company && readCompanyFacts(db, company.id),
    readFound(db, understood),
  ]);
  return present(found, about);
}

interface Found extends UnderstoodSearch {
  readonly officeUrl?: string | null;
  readonly pay?: Wire['AnswerPay'] | null;
  readonly interviews?: number;
}

/** Drops filters without data, so that an answer never leads to an empty page. */
async function readFound(db: Db, understood: UnderstoodSearch): Promise<Found> {
  const { page, company, role, place } = understood;
  if (page === 'SALARIES') return readPay(db, understood);
  if (page === 'OFFICES' && company && place)
    return { ...understood, officeUrl: await readOfficeUrl(db, company.id, place.id) };
  if (page === 'INTERVIEWS' && company && role) {
    const interviews = await countInterviews(db, company.id, role.id);
    return interviews > 0 ? { ...understood, interviews } : without(understood, 'role');
  }
  return understood;
}

async function readPay(db: Db, understood: UnderstoodSearch): Promise<Found> {
  const row = await readPublishedPay(db, understood);
  const { company, role } = understood;
  if (!row && company && role) return readPay(db, without(understood, 'role'));
  const { place_id, experience, ...pay } = row ?? { place_id: null, experience: null };
  const dropped = [
    ...(place_id === null ? (['place'] as const) : []),
    ...(experience === null ? (['experience'] as const) : []),
  ];
  return { ...without(understood, ...dropped), pay: role && 'p50' in pay ? pay : null };
}

function without(
  understood: UnderstoodSearch,
  ...names: readonly ('role' | 'place' | 'experience')[]
): UnderstoodSearch {
  const rest = { ...understood };
  for (const name of names) delete rest[name];
  return rest;
}

function present(found: Found, about: CompanyFacts | undefined): Wire['Hit'] {
  const { page, company, otherCompany, role, place } = found;
  const choice = (item: Wire['AnswerChoice'] | undefined) => (item ? { id: item.id, name: item.name } : null);
  const named = (item: UnderstoodSearch['company']) =>
    item ? { urlName: item.urlName, name: item.name } : null;
  return {
    kind: 'ANSWER',
    urlName: page.toLowerCase(),
    name: [role, company, otherCompany, place].flatMap((item) => (item ? [item.name] : [])).join(', '),
    detail: '',
    logoUrl: about ? logoUrl(about.logo) : null,
    rating: page === 'REVIEWS' || page === 'OVERVIEW' ? (about?.rating ?? null) : null,
    answer: {
      page,
      company: named(company),
      otherCompany: named(otherCompany),
      role: choice(role),
      place: choice(place),
      officeUrl: found.officeUrl ?? null,
      experience: found.experience ?? null,
      pay: found.pay ?? null,
      count: countOf(found, about),
    },
  };
}

/** The count that the page itself shows. */
function countOf(
  { page, role, place, experience, interviews }: Found,
  about: CompanyFacts | undefined,
): number | null {
  if (!about) return null;
  if (page === 'INTERVIEWS') return interviews ?? about.interviews;
  if (page === 'REVIEWS') return about.reviews;
  if (page === 'BENEFITS') return about.benefits;
  if (page === 'PHOTOS') return about.photos;
  const isWhole = !role && !place && !experience;
  if (page === 'JOBS') return isWhole ? about.jobs : null;
  return page === 'SALARIES' && isWhole ? about.salaries : null;
}
