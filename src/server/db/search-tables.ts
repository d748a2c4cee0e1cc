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

/** Made anew from the things themselves. */
export interface SearchEntryTable {
  id: Generated<number>;
  kind: SearchEntryKind;
  url_name: string;
  name: string;
  detail: string;
  logo: string | null;
  weight: Generated<number>;
}

/** A name from one of its words on. */
export interface SearchTailTable {
  entry_id: number;
  tail: string;
  is_whole: boolean;
}

/** The best names of a beginning that fits many. */
export interface SearchReadyTable {
  beginning: string;
  position: number;
  entry_id: number;
}

/** The same of each kind on the page of results, and how many of the kind there are. */
export interface SearchBestTable extends SearchReadyTable {
  kind: SearchEntryKind;
  names: number;
}

export interface SearchVocabularyTable {
  word: string;
}

/** A question in small letters, and how often it was asked. */
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

/** A title in small letters, how many openings have it and which is the newest. */
export interface SearchTitleTable extends OpeningsTable {
  title: string;
}

/** A name of a company with openings, from one of its words on. */
export interface SearchEmployerTable extends OpeningsTable {
  tail: string;
  company_id: number;
}

/** Sums alone: nobody's visit is kept. */
export interface CompanyInterestTable {
  company_id: number;
  visits: Generated<number>;
  searches: Generated<number>;
}
