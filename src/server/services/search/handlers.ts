import type { components, operations } from '../../../contracts/search';
import { groupedByKind } from '../../../core/search/grouped';
import type { Handlers } from '../../http/handlers';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { presentHit } from './present-hit';
import { countChosen, wantedOf } from './queries';
import { searchResults } from './results';
import { suggest } from './suggestions';

type Wire = components['schemas'];
type Db = Services['db'];

const USUAL_LIMIT = 5;
/** Short prefixes are requested often, and names change rarely. */
const A_MINUTE = 60_000;
const MAX_REMEMBERED = 5000;

export const searchHandlers = ({ db, now }: Services): Handlers<operations> => {
  const suggested = new ResultCache<readonly Wire['Hit'][]>({ ttl: A_MINUTE, max: MAX_REMEMBERED }, now);
  const results = searchResults({ db, now });
  return {
    suggest: async ({ query }) => {
      const limit = query.limit ?? USUAL_LIMIT;
      const hits = await suggested.get(`${limit} ${wantedOf(query.q)}`, () =>
        suggestionsFor(db, query.q, limit),
      );
      return { status: 200, body: [...hits] };
    },

    search: async ({ query: { q, type = 'all', page = 1 } }) => ({
      status: 200,
      body: await results({ text: q, type, page }),
    }),

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
