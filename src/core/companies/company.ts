import type { CompanyId, PlaceId } from '../shared/ids';
import type { NumberedPage } from '../shared/page';
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

export interface CompanyCard {
  readonly id: CompanyId;
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly offices: number;
  readonly employees: CompanySize;
  /** 0 without ratings. */
  readonly rating: number;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  /** Number of people who reported their benefits. */
  readonly benefits: number;
  readonly jobs: number;
  readonly photos: number;
  readonly likes: string | undefined;
  readonly dislikes: string | undefined;
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

/** Display order: badges for what a company does come before badges for how many people look at it. */
export const BADGE_CODES = [
  'RESPONDS_TO_REVIEWS',
  'OPEN_TO_FEEDBACK',
  'HIGHLY_ACTIVE',
  'PROMOTES_TRANSPARENCY',
  'MOST_FOLLOWED',
  'MOST_SEARCHED',
  'MOST_VISITED',
  'FOLLOWERS_100K',
  'FOLLOWERS_50K',
  'FOLLOWERS_10K',
  'FOLLOWERS_5K',
  'FOLLOWERS_1K',
] as const;
export type BadgeCode = (typeof BADGE_CODES)[number];
/** A newer API version may return other badges, which have no name here. */
export const isKnownBadge = (code: BadgeCode): boolean => BADGE_CODES.includes(code);

export interface CompanyCounts {
  readonly offices: number;
  readonly reviews: number;
  readonly salaries: number;
  readonly interviews: number;
  /** Questions in the company's community. */
  readonly questions: number;
  readonly benefits: number;
  readonly jobs: number;
  readonly photos: number;
  readonly posts: number;
  readonly followers: number;
  readonly associated: number;
}

export interface Company {
  readonly id: CompanyId;
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
  readonly secondaryIndustry: string | undefined;
  /** The company pays for its page. */
  readonly premium: boolean;
  readonly contact: CompanyContact;
  readonly badges: readonly { readonly code: BadgeCode }[];
  readonly counts: CompanyCounts;
}

export interface CompanyContact {
  readonly careerSiteUrl: string | undefined;
  readonly jobPortalUrl: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly socialLinks: readonly SocialLink[];
}

export interface SocialLink {
  readonly kind: 'LINKEDIN' | 'X' | 'YOUTUBE' | 'INSTAGRAM' | 'FACEBOOK';
  readonly url: string;
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
  /** Companies of the same industry with the most page visits. */
  readonly alsoViewed: readonly CompanyCard[];
}

export interface Office {
  readonly locationUrl: string;
  readonly placeId: PlaceId;
  readonly place: string;
  readonly state: string;
  readonly headquarters: boolean;
  readonly address: string;
  readonly rating: number | undefined;
  readonly reviews: number;
  readonly photoUrl: string;
  /** Undefined in lists of offices. */
  readonly counts?: LocationCounts | undefined;
}

/** Entries for an office's city on other pages of the company. */
export interface LocationCounts {
  readonly jobs: number;
  /** Roles with published salaries. */
  readonly roles: number;
}

export interface Photo {
  readonly id: string;
  readonly url: string;
  readonly album: Album;
  readonly caption: string;
}

export const PHOTOS_A_PAGE = 18;

export interface PhotoPage extends NumberedPage<Photo> {
  readonly albums: readonly { readonly album: Album; readonly photos: number }[];
}

export interface ReportedBenefits {
  readonly reporters: number;
  readonly items: readonly { readonly code: BenefitCode; readonly reports: number }[];
}

/** Content the company publishes on its claimed page. */
export interface Story {
  readonly updates: readonly CompanyUpdate[];
  readonly sections: readonly CompanySection[];
  readonly prizes: readonly Prize[];
  readonly leaderMessage: string | undefined;
}

export interface CompanyUpdate {
  readonly title: string;
  readonly text: string;
  /** A day, such as 2026-10-06. */
  readonly writtenOn: string;
}

export interface CompanySection {
  readonly title: string;
  readonly text: string;
  readonly imageUrl: string | undefined;
}

export interface Prize {
  readonly name: string;
  readonly giver: string;
  readonly year: number;
}
