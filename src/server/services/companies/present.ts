import type { components } from '../../../contracts/company';
import { BADGE_CODES } from '../../../core/companies/company';
import { phraseOf } from '../../../core/reviews/phrases';
import { coverUrl } from './cover-url';
import type { FilterRow } from './filter-queries';
import type { CardRow, CompanyRow, readLocations } from './queries';

type Wire = components['schemas'];

/** The contract lists the allowed sizes; the table holds only those. */
const sizeOf = (size: string): Wire['CompanySize'] => size as Wire['CompanySize'];
export const logoUrl = (logo: string): string => `/alpha/company/photos/logos/${logo}.jpg`;

export const presentCard = (row: CardRow): Wire['CompanyCard'] => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  logoUrl: logoUrl(row.logo),
  industry: row.industry,
  headquarters: row.headquarters,
  offices: row.locations,
  employees: sizeOf(row.employees),
  rating: row.rating,
  reviewCount: row.reviews,
  salariesCount: row.salaries,
  interviewsCount: row.interviews,
  benefitsCount: row.benefit_reporters,
  jobsLive: row.jobs,
  photosCount: row.photos,
  likes: textsOf(row.top_like),
  dislikes: textsOf(row.top_dislike),
});

const textsOf = (phrase: string | null): string | null => (phrase ? (phraseOf(phrase)?.short ?? null) : null);

const NO_CONTACT: Wire['CompanyContact'] = {
  careerSiteUrl: null,
  naukriCompanyPageUrl: null,
  contactNumber: null,
  emailId: null,
  socialMedia: [],
};

export const presentCompany = (row: CompanyRow): Wire['Company'] => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  logoUrl: logoUrl(row.logo),
  coverUrl: coverUrl(row.logo),
  industry: row.industry,
  headquarters: row.headquarters,
  foundedYear: row.founded_year,
  employeesInIndia: sizeOf(row.employees),
  employeesWorldwide: sizeOf(row.employees_worldwide ?? row.employees),
  website: row.website,
  about: row.about,
  mission: row.mission,
  rating: row.rating,
  isClaimed: row.is_claimed,
  isFollowed: row.is_followed,
  secondaryIndustry: row.secondary_industry,
  isPremium: row.is_premium,
  contact: { ...NO_CONTACT, ...row.contact },
  badges: BADGE_CODES.filter((code) => row.badges.includes(code)).map((code) => ({ code })),
  counts: {
    offices: row.locations,
    companyReviewsLive: row.reviews,
    companySalaries: row.salaries,
    interviewExperiencesLive: row.interviews,
    questionsCount: row.questions,
    totalReviewsWithBenefits: row.benefit_reporters,
    companyJobs: row.jobs,
    photosCount: row.photos,
    postsCount: row.posts,
    followersCount: row.followers,
    relationsCount: row.associated,
  },
});

export function presentFilters(rows: readonly FilterRow[]): Wire['CompanyFilters'] {
  const select = (kind: FilterRow['kind']) => rows.filter((row) => row.kind === kind);
  const choice = ({ id, name, companies }: FilterRow) => ({ id, name, companies });
  return {
    industries: select('industry').map(choice),
    places: select('place').map(choice),
    sizes: select('size').map(({ name, companies }) => ({ size: sizeOf(name), companies })),
  };
}

type LocationRow = Awaited<ReturnType<typeof readLocations>>[number];

export const presentLocation = (row: LocationRow): Wire['Office'] => ({
  locationUrl: row.location_url,
  placeId: row.place_id,
  place: row.place,
  state: row.state,
  isHeadquarters: row.is_headquarters,
  address: row.address,
  rating: row.rating,
  reviews: row.reviews,
  photoUrl: `/art/scene/${row.logo}-${row.location_url}-open.svg`,
});
