import type { AwardSize } from '../../core/awards/award';

export interface AwardTables {
  award_editions: AwardEditionTable;
  company_awards: CompanyAwardTable;
}

export interface AwardEditionTable {
  year: number;
  size: AwardSize;
  fewest: number;
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
