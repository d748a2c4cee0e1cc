import type { components, operations } from '../../../contracts/search';
import { groupedByKind } from '../../../core/search/grouped';
import type { Handlers } from '../../http/handlers';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';
import { CountOnce } from '../shared/count-once';
import { makeAnswers } from './answers';
import { presentHit } from './present-hit';
import { countChosen } from './queries';
import { searchResults } from './results';
import { type SuggestRequest, suggest } from './suggestions';
import { makeVocabulary, type Vocabulary } from './vocabulary';
import { wantedOf } from './wanted-text';

type Wire = components['schemas'];
type Db = Services['db'];

const USUAL_LIMIT = 5;
/** Short prefixes are requested often, and names change rarely. */
const A_MINUTE = 60_000;
const MAX_REMEMBERED = 5000;

export const searchHandlers = ({ db, now }: Services): Handlers<operations> => {
  const suggested = new ResultCache<readonly Wire['Hit'][]>({ ttl: A_MINUTE, max: MAX_REMEMBERED }, now);
  const chosenOnce = new CountOnce(now);
  const answers = makeAnswers({ db, now });
  const vocabulary = makeVocabulary({ db, now });
  const results = searchResults({ db, now }, vocabulary);
  return {
    suggest: async ({ query }) => {
      const limit = query.limit ?? USUAL_LIMIT;
      const answer = await answers(query.q);
      const hits = await suggested.get(`${limit} ${wantedOf(query.q)}`, () =>
        suggestionsFor(db, { text: query.q, limit, related: relatedTo(answer) }, vocabulary),
      );
      return { status: 200, body: withAnswer(answer, hits).slice(0, limit) };
    },

    search: async ({ query: { q, type = 'all', page = 1 } }) => {
      const answer = await answers(q);
      const found = await results({ text: q, type, page, related: relatedTo(answer) });
      const first = type === 'all' && page === 1 ? answer : [];
      return { status: 200, body: { ...found, items: [...first, ...found.items] } };
    },

    countChosen: async ({ body, address }) => {
      if (chosenOnce.isFirst(address, body.urlName)) await countChosen(db, body.urlName);
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

/** The company, role or city that the other results are about when nothing fits the whole text. */
const relatedTo = ([hit]: readonly Wire['Hit'][]): string | undefined =>
  (hit?.answer?.company ?? hit?.answer?.role ?? hit?.answer?.place)?.name;

async function suggestionsFor(
  db: Db,
  request: SuggestRequest,
  vocabulary: Vocabulary,
): Promise<readonly Wire['Hit'][]> {
  const rows = await suggest(db, request, vocabulary);
  return groupedByKind(rows.map(presentHit)).flatMap(({ hits }) => hits);
}
