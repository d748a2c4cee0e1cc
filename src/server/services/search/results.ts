import type { components } from '../../../contracts/search';
import type { SearchType } from '../../../core/search/search';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { presentHit } from './present-hit';
import {
  type FoundRow,
  findJobs,
  findNamed,
  findPosts,
  findQuestions,
  isLong,
  type NamedKind,
  type PlacedRow,
  type Slice,
  wantedOf,
} from './queries';
import { wordsLike } from './suggestions';

type Wire = components['schemas'];
type Db = Services['db'];
type One = Exclude<SearchType, 'all'>;

export interface Asked {
  readonly text: string;
  readonly type: SearchType;
  readonly page: number;
}

interface Found {
  readonly rows: readonly FoundRow[];
  readonly total: number;
}

/** Results from the hourly index; cached for a minute on top. */
interface Made {
  readonly named: readonly PlacedRow[];
  readonly interviews: Found;
  readonly jobs: Found;
}
interface Kept {
  readonly made: ResultCache<Made>;
  readonly meant: ResultCache<readonly PlacedRow[]>;
}
const A_MINUTE = 60_000;
const MOST_KEPT = 4000;

const A_PAGE = 10;
/** Results per kind when all kinds are shown. */
const A_FEW = 4;
/** One row is enough to read the total. */
const FIRST: Slice = { limit: 1, offset: 0 };

const KINDS = { companies: 'COMPANY', salaries: 'DESIGNATION', communities: 'COMMUNITY' } as const;
const NAMED = Object.keys(KINDS) as readonly (keyof typeof KINDS)[];
const FINDERS = { interviews: findQuestions, jobs: findJobs, posts: findPosts } as const;
/** In display order. */
const TYPES: readonly One[] = ['companies', 'salaries', 'interviews', 'jobs', 'communities', 'posts'];

const sliceOf = ({ type, page }: Asked): Slice =>
  type === 'all' ? { limit: A_FEW, offset: 0 } : { limit: A_PAGE, offset: (page - 1) * A_PAGE };

export function searchResults({ db, now }: Pick<Services, 'db' | 'now'>) {
  const kept: Kept = {
    made: new ResultCache({ ttl: A_MINUTE, max: MOST_KEPT }, now),
    meant: new ResultCache({ ttl: A_MINUTE, max: MOST_KEPT }, now),
  };
  /** The totals of every kind, with one page of the requested kind or a few results of each. */
  return async (asked: Asked): Promise<Wire['SearchResults']> => {
    const found = await findAll(db, kept, asked);
    const stats = Object.fromEntries(TYPES.map((one) => [one, found[one].total])) as Wire['SearchStats'];
    const shown = asked.type === 'all' ? TYPES : [asked.type];
    return {
      stats,
      pages: asked.type === 'all' ? 1 : Math.ceil(stats[asked.type] / A_PAGE),
      items: shown.flatMap((one) => found[one].rows.map(presentHit)),
    };
  };
}

/** Posts are never cached, so that a deleted post disappears at once. */
async function findAll(db: Db, kept: Kept, asked: Asked): Promise<Readonly<Record<One, Found>>> {
  const wanted = wantedOf(asked.text);
  const key = JSON.stringify([wanted, asked.type, asked.page]);
  const [made, posts] = await Promise.all([
    kept.made.get(key, () => findMade(db, wanted, asked)),
    textsOf(db, 'posts', asked),
  ]);
  const { named, interviews, jobs } = made;
  const isNothing = named.length === 0 && [interviews, jobs, posts].every(({ total }) => total === 0);
  // Typo tolerance applies only when nothing matches the exact text.
  const names =
    isNothing && isLong(wanted)
      ? await kept.meant.get(key, async () => namesOf(db, await wordsLike(db, wanted), asked))
      : named;
  const ofNames = NAMED.map((one) => [one, foundNames(names, one, asked)] as const);
  return { interviews, jobs, posts, ...(Object.fromEntries(ofNames) as Record<keyof typeof KINDS, Found>) };
}

async function findMade(db: Db, wanted: string, asked: Asked): Promise<Made> {
  const [named, interviews, jobs] = await Promise.all([
    namesOf(db, wanted === '' ? [] : [wanted], asked),
    textsOf(db, 'interviews', asked),
    textsOf(db, 'jobs', asked),
  ]);
  return { named, interviews, jobs };
}

async function namesOf(db: Db, beginnings: readonly string[], asked: Asked): Promise<readonly PlacedRow[]> {
  if (beginnings.length === 0) return [];
  const kinds: readonly NamedKind[] = NAMED.filter((one) => isAsked(one, asked)).map((one) => KINDS[one]);
  return findNamed(db, beginnings, { ...sliceOf(asked), kinds });
}

/** Position 1 is always loaded for its total; it is shown only on its own page. */
function foundNames(rows: readonly PlacedRow[], one: keyof typeof KINDS, asked: Asked): Found {
  const those = rows.filter(({ kind }) => kind === KINDS[one]);
  const { offset } = sliceOf(asked);
  return {
    rows: those.filter(({ position }) => position > offset),
    total: those[0]?.total ?? 0,
  };
}

/** After the last page no row has the total, so it is read from the first row. */
async function textsOf(db: Db, one: keyof typeof FINDERS, asked: Asked): Promise<Found> {
  const slice = isAsked(one, asked) ? sliceOf(asked) : FIRST;
  const rows = await FINDERS[one](db, asked.text, slice);
  const [first] = rows.length > 0 || slice.offset === 0 ? rows : await FINDERS[one](db, asked.text, FIRST);
  return { rows, total: first?.total ?? 0 };
}

const isAsked = (one: One, { type }: Asked): boolean => type === 'all' || type === one;
