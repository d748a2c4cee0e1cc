import { indexWords, similarWords, type WordIndex } from '../../../core/search/similar-words';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';

export type SimilarWords = (wanted: string) => Promise<readonly string[]>;

/** As often as the words themselves are rebuilt. */
const AN_HOUR = 3_600_000;
/** The number of candidates for a typo. */
const MAX_RESOLVED = 3;

/** The names and words of the search in memory: comparing one text with all of them takes a database ten milliseconds. */
export function makeVocabulary({ db, now }: Pick<Services, 'db' | 'now'>): SimilarWords {
  const indexes = new ResultCache<WordIndex>({ ttl: AN_HOUR, max: 1 }, now);
  const load = async () => {
    const rows = await db.selectFrom('search_vocabulary').select('word').orderBy('word').execute();
    return indexWords(rows.map(({ word }) => word));
  };
  return async (wanted) => {
    const index = await indexes.get('all', load, ({ words }) => words.length > 0);
    return similarWords(index, wanted, MAX_RESOLVED);
  };
}
