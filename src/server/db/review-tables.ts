import type { ColumnType, Generated } from 'kysely';
import type { OpinionQuestion } from '../../core/reviews/opinions';
import type { ExperienceRange } from '../../core/shared/experience-range';

export interface ReviewTables {
  company_reviews: CompanyReviewTable;
  review_helpful: ReviewHelpfulTable;
  removed_contributions: RemovedContributionTable;
  company_quarters: CompanyQuarterTable;
  company_bursts: CompanyBurstTable;
  review_challenges: ReviewChallengeTable;
  company_challenges: CompanyChallengeTable;
  released_opinions: ReleasedOpinionTable;
  company_opinions: CompanyOpinionTable;
  company_ratings: CompanyRatingTable;
  industry_ratings: IndustryRatingTable;
  company_phrases: CompanyPhraseTable;
  company_facets: CompanyFacetTable;
}

/** A day, such as 2026-11-12. */
type Day = ColumnType<Date, string, string>;

export interface CompanyReviewTable {
  id: string;
  company_id: number;
  author_seal: string;
  job_profile_id: number;
  place_id: number;
  experience: ExperienceRange;
  /** Exact years for the author's edit form, encrypted. */
  exact_experience: Generated<string>;
  is_current: boolean;
  employment: 'fulltime' | 'parttime' | 'contractual' | 'intern' | 'freelancer';
  work_mode: Generated<'office' | 'hybrid' | 'remote' | null>;
  /** If true, neither role nor city is ever shown with it. */
  is_anonymous: Generated<boolean>;
  /** The author had proved employment at the company when writing. */
  is_verified: Generated<boolean>;
  written_on: Day;
  status: Generated<'LIVE' | 'FLAGGED' | 'HIDDEN' | 'DELETED'>;
  title: string;
  likes: string;
  dislikes: string;
  overall: number;
  work_life: number;
  skills: number;
  culture: number;
  pay: number;
  security: number;
  promotions: number;
  recommends: Generated<boolean | null>;
  approves_ceo: Generated<boolean | null>;
  reply: string | null;
  replied_on: ColumnType<Date | null, string | null, string | null>;
  helpful: Generated<number>;
}

export interface ReviewHelpfulTable {
  review_id: string;
  voter_seal: string;
}

interface RemovedContributionTable {
  author_seal: string;
  company_id: number;
  removed_on: Day;
}

export interface CompanyQuarterTable {
  company_id: number;
  starts_on: Day;
  reviews: number;
  average: number;
}

export interface CompanyBurstTable {
  company_id: number;
  starts_on: Day;
  ends_on: Day;
  reviews: number;
  other_reviews: number;
  other_average: number;
}

export interface ReleasedOpinionTable {
  review_id: string;
  question: OpinionQuestion;
  company_id: number;
  is_yes: boolean;
  bucket_id: string | null;
}

export interface CompanyOpinionTable {
  company_id: number;
  question: OpinionQuestion;
  yes: number;
  no: number;
}

export interface CompanyRatingTable {
  company_id: number;
  category: string;
  one: Generated<number>;
  two: Generated<number>;
  three: Generated<number>;
  four: Generated<number>;
  five: Generated<number>;
}

export interface IndustryRatingTable {
  industry_id: number;
  category: string;
  average: number;
}

export interface CompanyPhraseTable {
  company_id: number;
  phrase: string;
  side: 'likes' | 'dislikes';
  mentions: number;
  review_id: string | null;
}

export interface CompanyFacetTable {
  company_id: number;
  kind: 'job' | 'department' | 'place';
  entity_id: number;
  reviews: number;
}

/** When a company asked, without the review. */
export interface CompanyChallengeTable {
  company_id: number;
  asked_on: ColumnType<Date, string, never>;
}

export interface ReviewChallengeTable {
  review_id: string;
  asked_on: ColumnType<Date, string, never>;
  /** Null without an answer. */
  answer: 'YES' | 'NO' | null;
}
