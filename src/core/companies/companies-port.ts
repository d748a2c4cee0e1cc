import type { Call } from '../shared/call';
import type { BenefitCode } from './benefits';
import type {
  Album,
  BadgeCode,
  Company,
  CompanyFilters,
  CompanyPage,
  CompanySize,
  CompanySort,
  Office,
  PhotoPage,
  ReportedBenefits,
  Story,
  Surroundings,
} from './company';

export interface CompanyWish {
  readonly industryId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly size?: CompanySize | undefined;
  readonly minRating?: number | undefined;
  readonly benefits?: readonly BenefitCode[] | undefined;
  readonly badges?: readonly BadgeCode[] | undefined;
  readonly sort?: CompanySort | undefined;
  readonly page?: number | undefined;
}

interface OfCompany {
  readonly urlName: string;
}

export abstract class CompaniesPort {
  abstract listCompanies(of: CompanyWish, call?: Call): Promise<CompanyPage>;
  abstract listCompanyFilters(of?: undefined, call?: Call): Promise<CompanyFilters>;
  abstract readCompany(of: OfCompany, call?: Call): Promise<Company>;
  abstract readSurroundings(of: OfCompany, call?: Call): Promise<Surroundings>;
  abstract readStory(of: OfCompany, call?: Call): Promise<Story>;
  abstract listOffices(of: OfCompany, call?: Call): Promise<readonly Office[]>;
  abstract readOffice(of: OfCompany & { readonly locationUrl: string }, call?: Call): Promise<Office>;
  abstract listPhotos(
    of: OfCompany & {
      readonly album?: Album | undefined;
      readonly page?: number | undefined;
      readonly limit?: number | undefined;
    },
    call?: Call,
  ): Promise<PhotoPage>;
  abstract listBenefits(of: OfCompany, call?: Call): Promise<ReportedBenefits>;
}
