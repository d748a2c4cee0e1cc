import type { Generated } from 'kysely';

export interface CompanyPageTables {
  company_offices: CompanyOfficeTable;
  company_leaders: CompanyLeaderTable;
  company_photos: CompanyPhotoTable;
  company_benefits: CompanyBenefitTable;
  company_comparisons: CompanyComparisonTable;
  company_badges: CompanyBadgeTable;
}

/** Rating, reviews and the counts are kept by recounting. */
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
  about: Generated<string | null>;
  mission: Generated<string | null>;
  is_claimed: Generated<boolean>;
  parent_id: Generated<number | null>;
  reviews_last_year: Generated<number>;
  offices: Generated<number>;
  photos: Generated<number>;
  salaries: Generated<number>;
  benefit_reporters: Generated<number>;
  top_like: Generated<string | null>;
  top_dislike: Generated<string | null>;
}

export interface CompanyOfficeTable {
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
  company_id: number;
  position: number;
  url: string;
  album: 'workplace' | 'food' | 'together';
  caption: string;
}

export interface CompanyBenefitTable {
  company_id: number;
  code: string;
  reports: number;
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
