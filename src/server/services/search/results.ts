import type { components } from '../../../contracts/search';
import type { SearchType } from '../../../core/search/search';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { livePosts, postRows } from './post-queries';
import { presentHit } from './present-hit';
import {
  type FoundRow,
  findRows,
  jobRows,
  liveQuestions,
  type NamedKind,
  namedRows,
  type PlacedRow,
  questionRows,
  type Rows,
  type Slice,
} from './queries';
import { MAX_RESOLVED, type Vocabulary } from './vocabulary';
import { isLong, wantedOf } from './wanted-text';

type Wire = components['schemas'];
type Db = Services['db'];
type One = Exclude<SearchType, 'all'>;

export interface SearchRequest {
  readonly text: string;
  readonly type: SearchType;
  readonly page: number;
  /** The name to look for when nothing fits the whole text; without it, similar names. */
  readonly related: string | undefined;
}

interface Found {
  readonly rows: readonly FoundRow[];
  readonly total: number;
}

/** Texts may be deleted or edited meanwhile. */
interface FoundIds {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Results from the hourly index; cached for a minute on top. */
interface Made {
  readonly named: readonly PlacedRow[];
  /** Names like the text; undefined if they were not looked for. */
  readonly similar: readonly PlacedRow[] | undefined;
  readonly interviews: Found;
  readonly jobs: Found;
}
interface CachedSearch {
  readonly made: ResultCache<Made>;
  readonly similar: ResultCache<readonly PlacedRow[]>;
  readonly posts: ResultCache<FoundIds>;
  readonly vocabulary: Vocabulary;
}
const A_MINUTE = 60_000;
/** A new post may be missing for twice this long from a search that was made before; the second half without waiting. */
const FIVE_SECONDS = 5_000;
const MAX_ENTRIES = 4000;

const A_PAGE = 10;
/** Results per kind when all kinds are shown. */
const A_FEW = 4;
/** One row is enough to read the total. */
const FIRST: Slice = { limit: 1, offset: 0 };

const KINDS = { companies: 'COMPANY', salaries: 'DESIGNATION', communities: 'COMMUNITY' } as const;
const NAMED = Object.keys(KINDS) as readonly (keyof typeof KINDS)[];
const TEXTS = {
  interviews: { kind: 'QUESTION', rows: questionRows },
  jobs: { kind: 'JOB', rows: jobRows },
  posts: { kind: 'POST', rows: postRows },
} as const;
type TextType = keyof typeof TEXTS;
const TEXT_TYPES: readonly TextType[] = ['interviews', 'jobs', 'posts'];
/** In display order. */
const TYPES: readonly One[] = ['companies', 'salaries', 'interviews', 'jobs', 'communities', 'posts'];

const sliceOf = ({ type, page }: SearchRequest): Slice =>
  type === 'all' ? { limit: A_FEW, offset: 0 } : { limit: A_PAGE, offset: (page - 1) * A_PAGE };

export function searchResults({ db, now }: Pick<Services, 'db' | 'now'>, vocabulary: Vocabulary) {
  const saved: CachedSearch = {
    vocabulary,
    made: new ResultCache({ ttl: A_MINUTE, max: MAX_ENTRIES }, now),
    similar: new ResultCache({ ttl: A_MINUTE, max: MAX_ENTRIES }, now),
    posts: new ResultCache({ ttl: FIVE_SECONDS, staleFor: FIVE_SECONDS, max: MAX_ENTRIES }, now),
  };
  /** The totals of every kind, with one page of the requested kind or a few results of each. */
  return async (request: SearchRequest): Promise<Wire['SearchResults']> => {
    const found = await findAll(db, saved, request);
    const stats = Object.fromEntries(TYPES.map((item) => [item, found[item].total])) as Wire['SearchStats'];
    const shown = request.type === 'all' ? TYPES : [request.type];
    return {
      stats,
      pages: request.type === 'all' ? 1 : Math.ceil(stats[request.type] / A_PAGE),
      items: shown.flatMap((item) => found[item].rows.map(presentHit)),
    };
  };
}

async function findAll(
  db: Db,
  saved: CachedSearch,
  request: SearchRequest,
): Promise<Readonly<Record<One, Found>>> {
  const wanted = wantedOf(request.text);
  const key = JSON.stringify([wanted, request.type, request.page]);
  let foundNow: Pick<Texts, 'interviews' | 'posts'> | undefined;
  const made = await saved.made.get(key, async () => {
    const found = await findMade(db, saved.vocabulary, wanted, request);
    foundNow = found;
    return found;
  });
  const posts = await findPosts(db, saved, key, async () => {
    return foundNow?.posts ?? (await findTexts(db, ['posts'], request)).posts;
  });
  const { named, jobs } = made;
  const isOld = foundNow === undefined && isAsked('interviews', request);
  const interviews = isOld ? await asNow(db, idsOf(made.interviews), liveQuestions) : made.interviews;
  const isNothing = named.length === 0 && [interviews, jobs, posts].every(({ total }) => total === 0);
  if (isNothing && request.related)
    return findAll(db, saved, { ...request, text: request.related, related: undefined });
  // Typo tolerance applies only when nothing matches the exact text.
  const names =
    isNothing && isLong(wanted)
      ? (made.similar ??
        (await saved.similar.get(key, () => findSimilar(db, saved.vocabulary, wanted, request))))
      : named;
  const ofNames = NAMED.map((item) => [item, foundNames(names, item, request)] as const);
  return { interviews, jobs, posts, ...(Object.fromEntries(ofNames) as Record<keyof typeof KINDS, Found>) };
}

/** Finding posts with a frequent word takes the database much longer than reading those found. */
async function findPosts(
  db: Db,
  saved: CachedSearch,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  let foundNow: Found | undefined;
  const ids = await saved.posts.get(key, async () => {
    foundNow = await find();
    return idsOf(foundNow);
  });
  return foundNow ?? asNow(db, ids, livePosts);
}

const idsOf = ({ rows, total }: Found): FoundIds => ({ ids: rows.map((row) => row.url_name), total });

/** Texts found before, as they are now, without those that were removed since. */
async function asNow(db: Db, { ids, total }: FoundIds, read: typeof livePosts): Promise<Found> {
  const live = ids.length === 0 ? [] : await read(db, ids);
  const rows = ids.flatMap((id) => live.filter((row) => row.url_name === id));
  return { rows, total: total - (ids.length - rows.length) };
}

/** Everything in one query; also the names like a text with which no name begins. */
async function findMade(
  db: Db,
  vocabulary: Vocabulary,
  wanted: string,
  request: SearchRequest,
): Promise<Made & { readonly posts: Found }> {
  const isTypo = isLong(wanted) && !request.related && !(await vocabulary.hasBeginning(wanted));
  const like = isTypo ? similarNames(await vocabulary.similarTo(wanted), request) : [];
  const exact = wanted === '' ? [] : [namesQuery([wanted], request)];
  const { names, ...texts } = await findTexts(db, TEXT_TYPES, request, [...exact, ...like]);
  const [named = [], similar = []] = names;
  return { ...texts, named, similar: isTypo ? similar : undefined };
}

type Texts = Readonly<Record<TextType, Found>> & { readonly names: readonly (readonly PlacedRow[])[] };

/** The results of these types, and of queries for names in the same request to the database. */
async function findTexts(
  db: Db,
  types: readonly TextType[],
  request: SearchRequest,
  names: readonly Rows[] = [],
): Promise<Texts> {
  const isSearched = isLong(request.text);
  const queryOf = (item: TextType, slice: Slice) => TEXTS[item].rows(request.text, slice);
  const queries = types.map((item) => queryOf(item, isAsked(item, request) ? sliceOf(request) : FIRST));
  const rows = await findRows(db, isSearched ? [...names, ...queries] : names);
  const ofType = (item: TextType) => rows[names.length + types.indexOf(item)] ?? [];
  // After the last page no row has the total, so it is read from the first row.
  const after = types.find((item) => item === request.type && request.page > 1 && ofType(item).length === 0);
  const [[first] = []] = isSearched && after ? await findRows(db, [queryOf(after, FIRST)]) : [];
  const foundOf = (item: TextType): Found => {
    const [best = item === after ? first : undefined] = ofType(item);
    return { rows: ofType(item), total: best?.total ?? 0 };
  };
  return {
    names: rows.slice(0, names.length),
    interviews: foundOf('interviews'),
    jobs: foundOf('jobs'),
    posts: foundOf('posts'),
  };
}

async function findSimilar(
  db: Db,
  { similarTo }: Vocabulary,
  wanted: string,
  request: SearchRequest,
): Promise<readonly PlacedRow[]> {
  const [rows = []] = await findRows(db, similarNames(await similarTo(wanted), request));
  return rows;
}

/** Always the same number of words, so that PostgreSQL plans one text. */
function similarNames(words: readonly string[], request: SearchRequest): readonly Rows[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const beginnings = Array.from({ length: MAX_RESOLVED }, (_, place) => words[place] ?? last);
  return [namesQuery(beginnings, request)];
}

function namesQuery(beginnings: readonly string[], request: SearchRequest): Rows {
  const kinds: readonly NamedKind[] = NAMED.filter((item) => isAsked(item, request)).map(
    (item) => KINDS[item],
  );
  return namedRows(beginnings, { ...sliceOf(request), kinds });
}

/** Position 1 is always loaded for its total; it is shown only on its own page. */
function foundNames(rows: readonly PlacedRow[], item: keyof typeof KINDS, request: SearchRequest): Found {
  const those = rows.filter(({ kind }) => kind === KINDS[item]);
  const { offset } = sliceOf(request);
  return {
    rows: those.filter(({ position }) => position > offset),
    total: those[0]?.total ?? 0,
  };
}

const isAsked = (item: One, { type }: SearchRequest): boolean => type === 'all' || type === item;
