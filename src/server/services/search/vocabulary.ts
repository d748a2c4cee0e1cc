import { beginsWord, indexWords, similarWords, type WordIndex } from '../../../core/search/similar-words';
import { ResultCache } from '../../result-cache';
import type { Services } from '../services';

export interface Vocabulary {
  /** Names and words that resemble the text, the best first. */
  readonly similarTo: (wanted: string) => Promise<readonly string[]>;
  /** False if no name has a word that begins with the text. */
  readonly hasBeginning: (wanted: string) => Promise<boolean>;
}

/** As often as the words themselves are rebuilt. */
const AN_HOUR = 3_600_000;
/** The number of candidates for a typo. */
export const MAX_RESOLVED = 3;

/** The names and words of the search in memory: comparing one text with all of them takes a database ten milliseconds. */
export function makeVocabulary({ db, now }: Pick<Services, 'db' | 'now'>): Vocabulary {
  const indexes = new ResultCache<WordIndex>({ ttl: AN_HOUR, max: 1 }, now);
  const load = async () => {
    const rows = await db.selectFrom('search_vocabulary').select('word').orderBy('word').execute();
    return indexWords(rows.map(({ word }) => word));
  };
  const index = () => indexes.get('all', load, ({ words }) => words.length > 0);
  return {
    similarTo: async (wanted) => similarWords(await index(), wanted, MAX_RESOLVED),
    hasBeginning: async (wanted) => beginsWord(await index(), wanted),
  };
}
