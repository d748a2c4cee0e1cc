import type { ColumnType, Generated } from 'kysely';

export interface CompanyPageTables {
  company_locations: CompanyLocationTable;
  company_leaders: CompanyLeaderTable;
  company_photos: CompanyPhotoTable;
  company_benefits: CompanyBenefitTable;
  benefit_reports: BenefitReportTable;
  photo_reports: PhotoReportTable;
  company_comparisons: CompanyComparisonTable;
  company_badges: CompanyBadgeTable;
  company_updates: CompanyUpdateTable;
  company_sections: CompanySectionTable;
  company_prizes: CompanyPrizeTable;
}

/** Rating, reviews and counts are refreshed by recounting. */
export interface CompanyTable {
  id: number;
  name: string;
  url_name: string;
  logo: string;
  industry_id: number;
  headquarters_id: number;
  rating: number;
  reviews: Generated<number>;
  founded_year: number;
  employees: string;
  employees_worldwide: Generated<string | null>;
  website: Generated<string | null>;
  secondary_industry_id: Generated<number | null>;
  is_premium: Generated<boolean>;
  /** JSON; the contract defines its shape. */
  contact: Generated<string>;
  about: Generated<string | null>;
  mission: Generated<string | null>;
  is_claimed: Generated<boolean>;
  parent_id: Generated<number | null>;
  reviews_last_year: Generated<number>;
  /** Reviews whose authors proved employment, without anonymous ones. */
  verified_reviews: Generated<number>;
  locations: Generated<number>;
  photos: Generated<number>;
  salaries: Generated<number>;
  benefit_reporters: Generated<number>;
  counted_benefit_reporters: Generated<number>;
  jobs: Generated<number>;
  interviews: Generated<number>;
  recounted_on: ColumnType<Date | null, string | undefined, string | null>;
  leader_message: Generated<string | null>;
  top_like: Generated<string | null>;
  top_dislike: Generated<string | null>;
}

export interface CompanyLocationTable {
  company_id: number;
  place_id: number;
  location_url: string;
  address: string;
  is_headquarters: Generated<boolean>;
  rating: Generated<number | null>;
  reviews: Generated<number>;
}

export interface CompanyLeaderTable {
  company_id: number;
  position: number;
  name: string;
  title: string;
  since_year: number;
}

export interface CompanyPhotoTable {
  id: Generated<string>;
  company_id: number;
  position: number;
  url: string;
  album: 'workplace' | 'food' | 'together';
  caption: string;
  /** The member's submission it came from; null for photos that came with the company. */
  report_id: Generated<string | null>;
  picture: Generated<string | null>;
  /** Removed by a moderator. */
  is_hidden: Generated<boolean>;
}

export interface PhotoReportTable {
  id: string;
  author_seal: string;
  company_id: number;
  submitted_month: ColumnType<Date, string, string>;
}

export interface CompanyBenefitTable {
  company_id: number;
  code: string;
  reports: number;
  counted_reports: Generated<number>;
}

export interface BenefitReportTable {
  id: string;
  author_seal: string;
  company_id: number;
  codes: readonly string[];
  submitted_month: ColumnType<Date, string, string>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface CompanyComparisonTable {
  company_id: number;
  other_id: number;
  position: number;
}

export interface CompanyBadgeTable {
  company_id: number;
  code: string;
}

export interface CompanyUpdateTable {
  company_id: number;
  position: number;
  title: string;
  text: string;
  written_on: ColumnType<Date, string, string>;
}

export interface CompanySectionTable {
  company_id: number;
  position: number;
  title: string;
  text: string;
  image_url: string | null;
}

export interface CompanyPrizeTable {
  company_id: number;
  position: number;
  name: string;
  giver: string;
  year: number;
}
