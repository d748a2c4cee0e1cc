import type { Generated } from 'kysely';
import type { AwardSize } from '../../core/companies/award';

export interface AwardTables {
  award_editions: AwardEditionTable;
  company_awards: CompanyAwardTable;
  award_shares: AwardShareTable;
  startup_editions: StartupEditionTable;
  startup_awards: StartupAwardTable;
}

export interface AwardEditionTable {
  year: number;
  size: AwardSize;
  min_reviews: number;
  ranked: number;
}

export interface CompanyAwardTable {
  company_id: number;
  year: number;
  size: AwardSize;
  rank: number;
  reviews: number;
  low: number;
}

export interface StartupEditionTable {
  year: number;
  min_reviews: number;
  ranked: number;
}

export interface StartupAwardTable {
  company_id: number;
  year: number;
  rank: number;
  reviews: number;
  low: number;
}

export interface AwardShareTable {
  year: number;
  token: Generated<string>;
}
