import type { Generated } from 'kysely';

export interface SearchTables {
  search_entries: SearchEntryTable;
  search_tails: SearchTailTable;
  search_ready: SearchReadyTable;
  search_best: SearchBestTable;
  search_vocabulary: SearchVocabularyTable;
  search_questions: SearchQuestionTable;
  search_titles: SearchTitleTable;
  search_employers: SearchEmployerTable;
  company_interest: CompanyInterestTable;
}

export type SearchEntryKind = 'COMPANY' | 'DESIGNATION' | 'SKILL' | 'COMMUNITY' | 'COLLEGE';

/** Rebuilt from the source rows. */
export interface SearchEntryTable {
  id: Generated<number>;
  kind: SearchEntryKind;
  url_name: string;
  name: string;
  detail: string;
  logo: string | null;
  weight: Generated<number>;
}

/** Suffix of a name, starting at one of its words. */
export interface SearchTailTable {
  entry_id: number;
  tail: string;
  is_whole: boolean;
}

/** Precomputed best names for a prefix with many matches. */
export interface SearchReadyTable {
  beginning: string;
  position: number;
  entry_id: number;
}

/** The same per kind for the results page, with the number of names of the kind. */
export interface SearchBestTable extends SearchReadyTable {
  kind: SearchEntryKind;
  names: number;
}

export interface SearchVocabularyTable {
  word: string;
}

/** A search query in lower case and how often it was searched. */
export interface SearchQuestionTable {
  question_id: string;
  text: string;
  asked: number;
}

interface OpeningsTable {
  jobs: number;
  newest_on: string;
  newest_id: string;
}

/** A job title in lower case, with the number of openings and the newest one. */
export interface SearchTitleTable extends OpeningsTable {
  title: string;
}

/** Suffix of a hiring company's name, starting at one of its words. */
export interface SearchEmployerTable extends OpeningsTable {
  tail: string;
  company_id: number;
}

/** Totals only; individual visits are not stored. */
export interface CompanyInterestTable {
  company_id: number;
  visits: Generated<number>;
  searches: Generated<number>;
}
