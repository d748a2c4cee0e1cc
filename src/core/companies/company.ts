import type { BenefitCode } from './benefits';

export const COMPANY_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1k',
  '1k-5k',
  '5k-10k',
  '10k-50k',
  '50k-1 Lakh',
  '1 Lakh+',
  '10k+',
] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

export const COMPANY_SORTS = ['popularity', 'rating', 'name'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

export const ALBUMS = ['workplace', 'food', 'together'] as const;
export type Album = (typeof ALBUMS)[number];

/** A company as it stands in lists. */
export interface CompanyCard {
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly offices: number;
  readonly employees: CompanySize;
  /** 0 as long as nobody rated it. */
  readonly rating: number;
  readonly reviews: number;
  readonly likes: string | undefined;
  readonly dislikes: string | undefined;
}

/** A page of a list whose pages are numbered. */
export interface NumberedPage<T> {
  readonly total: number;
  readonly pages: number;
  readonly items: readonly T[];
}

export type CompanyPage = NumberedPage<CompanyCard>;

export interface CountedChoice {
  readonly id: number;
  readonly name: string;
  readonly companies: number;
}

export interface CompanyFilters {
  readonly industries: readonly CountedChoice[];
  readonly places: readonly CountedChoice[];
  readonly sizes: readonly { readonly size: CompanySize; readonly companies: number }[];
}

export type BadgeCode =
  | 'MOST_FOLLOWED'
  | 'RESPONDS_TO_REVIEWS'
  | 'OPEN_TO_FEEDBACK'
  | 'FOLLOWERS_1K'
  | 'FOLLOWERS_5K'
  | 'FOLLOWERS_10K'
  | 'FOLLOWERS_50K'
  | 'FOLLOWERS_100K';

/** What stands beside the tabs. */
export interface CompanyCounts {
  readonly offices: number;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  readonly benefits: number;
  readonly photos: number;
  readonly posts: number;
  readonly followers: number;
  readonly associated: number;
}

export interface Company {
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly coverUrl: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly foundedYear: number;
  readonly employeesInIndia: CompanySize;
  readonly employeesWorldwide: CompanySize;
  readonly website: string | undefined;
  readonly about: string | undefined;
  readonly mission: string | undefined;
  readonly rating: number;
  readonly claimed: boolean;
  readonly followed: boolean;
  readonly badges: readonly { readonly code: BadgeCode }[];
  readonly counts: CompanyCounts;
}

export interface Leader {
  readonly name: string;
  readonly title: string;
  readonly sinceYear: number;
}

export interface Surroundings {
  readonly leaders: readonly Leader[];
  readonly parent: CompanyCard | undefined;
  readonly subsidiaries: readonly CompanyCard[];
  readonly siblings: readonly CompanyCard[];
  readonly comparedWith: readonly CompanyCard[];
}

export interface Office {
  readonly locationUrl: string;
  readonly placeId: number;
  readonly place: string;
  readonly state: string;
  readonly headquarters: boolean;
  readonly address: string;
  readonly rating: number | undefined;
  readonly reviews: number;
  readonly photoUrl: string;
}

export interface Photo {
  readonly id: number;
  readonly url: string;
  readonly album: Album;
  readonly caption: string;
}

export interface PhotoPage extends NumberedPage<Photo> {
  readonly albums: readonly { readonly album: Album; readonly photos: number }[];
}

export interface ReportedBenefits {
  readonly reporters: number;
  readonly items: readonly { readonly code: BenefitCode; readonly reports: number }[];
}
