import type { components, operations } from '../../../contracts/search';
import { groupedByKind } from '../../../core/search/grouped';
import type { SearchType } from '../../../core/search/search';
import type { Handlers } from '../../http/handlers';
import { Remembered } from '../salary/remembered';
import type { Services } from '../services';
import {
  countChosen,
  type FoundRow,
  findJobs,
  findNamed,
  findPosts,
  findQuestions,
  wantedOf,
} from './queries';
import { suggest } from './suggestions';

type Wire = components['schemas'];
type Db = Services['db'];
interface Slice {
  readonly limit: number;
  readonly offset: number;
}

const USUAL_LIMIT = 5;
/** The beginnings of names are typed by many; names change rarely. */
const A_MINUTE = 60_000;
const MOST_REMEMBERED = 5000;
const A_PAGE = 10;
/** Of each kind, when one looks at all of them. */
const A_FEW = 4;
const FIRST = { limit: 1, offset: 0 };

const FINDERS: Readonly<
  Record<Exclude<SearchType, 'all'>, (db: Db, text: string, slice: Slice) => Promise<readonly FoundRow[]>>
> = {
  companies: (db, text, slice) => findNamed(db, text, { ...slice, kinds: ['COMPANY'] }),
  salaries: (db, text, slice) => findNamed(db, text, { ...slice, kinds: ['DESIGNATION'] }),
  interviews: findQuestions,
  jobs: findJobs,
  communities: (db, text, slice) => findNamed(db, text, { ...slice, kinds: ['COMMUNITY'] }),
  posts: findPosts,
};
const TYPES = Object.keys(FINDERS) as readonly (keyof typeof FINDERS)[];

export const searchHandlers = ({ db, now }: Services): Handlers<operations> => {
  const suggested = new Remembered<readonly Wire['Hit'][]>({ forMs: A_MINUTE, most: MOST_REMEMBERED }, now);
  return {
    suggest: async ({ query }) => {
      const limit = query.limit ?? USUAL_LIMIT;
      const hits = await suggested.get(`${limit} ${wantedOf(query.q)}`, () =>
        suggestionsFor(db, query.q, limit),
      );
      return { status: 200, body: [...hits] };
    },

    search: async ({ query: { q, type = 'all', page = 1 } }) => {
      const found = await Promise.all(
        TYPES.map(async (one) => {
          const asked = one === type;
          const slice = asked ? { limit: A_PAGE, offset: (page - 1) * A_PAGE } : { limit: A_FEW, offset: 0 };
          const rows = await FINDERS[one](db, q, slice);
          // Behind the last page nobody says how many there are.
          const [first] = rows.length > 0 || slice.offset === 0 ? rows : await FINDERS[one](db, q, FIRST);
          return { type: one, rows, total: first?.total ?? 0 };
        }),
      );
      const stats = Object.fromEntries(
        found.map(({ type: one, total }) => [one, total]),
      ) as Wire['SearchStats'];
      const shown = found.filter((one) => type === 'all' || one.type === type);
      return {
        status: 200,
        body: {
          stats,
          pages: type === 'all' ? 1 : Math.ceil(stats[type] / A_PAGE),
          items: shown.flatMap(({ rows }) => rows.map(presentHit)),
        },
      };
    },

    countChosen: async ({ body }) => {
      await countChosen(db, body.urlName);
      return { status: 204 };
    },
  };
};

async function suggestionsFor(db: Db, text: string, limit: number): Promise<readonly Wire['Hit'][]> {
  const rows = await suggest(db, text, limit);
  return groupedByKind(rows.map(presentHit)).flatMap(({ hits }) => hits);
}

const presentHit = (row: FoundRow): Wire['Hit'] => ({
  kind: row.kind,
  urlName: row.url_name,
  name: row.name,
  detail: row.detail,
  logoUrl: row.logo,
  rating: row.rating,
});
