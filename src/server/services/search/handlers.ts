import type { components, operations } from '../../../contracts/search';
import { groupedByKind } from '../../../core/search/grouped';
import type { Handlers } from '../../http/handlers';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { makeAnswers } from './answers';
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
  const answers = makeAnswers({ db, now });
  const results = searchResults({ db, now });
  return {
    suggest: async ({ query }) => {
      const limit = query.limit ?? USUAL_LIMIT;
      const [answer, hits] = await Promise.all([
        answers(query.q),
        suggested.get(`${limit} ${wantedOf(query.q)}`, () => suggestionsFor(db, query.q, limit)),
      ]);
      return { status: 200, body: withAnswer(answer, hits).slice(0, limit) };
    },

    search: async ({ query: { q, type = 'all', page = 1 } }) => {
      const isMixed = type === 'all' && page === 1;
      const [answer, found] = await Promise.all([
        isMixed ? answers(q) : [],
        results({ text: q, type, page }),
      ]);
      return { status: 200, body: { ...found, items: [...answer, ...found.items] } };
    },

    countChosen: async ({ body }) => {
      await countChosen(db, body.urlName);
      return { status: 204 };
    },
  };
};

/** The answer first, and no other suggestion of the same page. */
const withAnswer = ([answer]: readonly Wire['Hit'][], hits: readonly Wire['Hit'][]): Wire['Hit'][] =>
  answer?.answer ? [answer, ...hits.filter((hit) => !isSamePage(answer.answer, hit))] : [...hits];

const isSamePage = (answer: Wire['Answer'] | undefined, { kind, name }: Wire['Hit']): boolean =>
  kind === 'DESIGNATION' &&
  answer?.page === 'SALARIES' &&
  answer.role?.name === name &&
  [answer.company, answer.place, answer.experience].every((item) => item === null);

async function suggestionsFor(db: Db, text: string, limit: number): Promise<readonly Wire['Hit'][]> {
  const rows = await suggest(db, text, limit);
  return groupedByKind(rows.map(presentHit)).flatMap(({ hits }) => hits);
}
