import type { Call } from '../shared/call';
import type { IndustryId, PlaceId } from '../shared/ids';
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

export interface CompanyQuery {
  readonly industryId?: IndustryId | undefined;
  readonly placeId?: PlaceId | undefined;
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
  abstract listCompanies(query: CompanyQuery, call?: Call): Promise<CompanyPage>;
  abstract listCompanyFilters(input?: undefined, call?: Call): Promise<CompanyFilters>;
  abstract readCompany(ofCompany: OfCompany, call?: Call): Promise<Company>;
  abstract readSurroundings(ofCompany: OfCompany, call?: Call): Promise<Surroundings>;
  abstract readStory(ofCompany: OfCompany, call?: Call): Promise<Story>;
  abstract listOffices(ofCompany: OfCompany, call?: Call): Promise<readonly Office[]>;
  abstract readOffice(input: OfCompany & { readonly locationUrl: string }, call?: Call): Promise<Office>;
  abstract listPhotos(
    input: OfCompany & {
      readonly album?: Album | undefined;
      readonly page?: number | undefined;
      readonly limit?: number | undefined;
    },
    call?: Call,
  ): Promise<PhotoPage>;
  abstract listBenefits(ofCompany: OfCompany, call?: Call): Promise<ReportedBenefits>;
}
