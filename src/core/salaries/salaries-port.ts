import type { Choice } from '../search/choices-port';
import type { Call } from '../shared/call';
import type { DepartmentId, JobProfileId, PlaceId } from '../shared/ids';
import type { ExperienceBand } from './bands';
import type { SalaryFigures } from './figures';
import type { PaySplit } from './pay-split';

export const SALARY_SORTS = ['popularity', 'highestFirst', 'lowestFirst', 'name'] as const;
export type SalarySort = (typeof SALARY_SORTS)[number];

/** The pay of a job; no figures when too few people match. */
export interface JobSalary {
  readonly jobProfileId: JobProfileId;
  readonly jobProfile: string;
  readonly urlName: string;
  readonly department: string;
  readonly figures: SalaryFigures | undefined;
}

export interface SalaryFilters {
  readonly departments: readonly Choice[];
  readonly places: readonly Choice[];
  readonly experiences: readonly ExperienceBand[];
}

export interface CompanySalaries {
  readonly total: number;
  readonly items: readonly JobSalary[];
  readonly filters: SalaryFilters;
}

export interface ExperienceSalary {
  readonly experience: ExperienceBand;
  readonly figures: SalaryFigures;
}

export interface PlaceSalary {
  readonly placeId: PlaceId;
  readonly place: string;
  readonly figures: SalaryFigures;
}

/** A title of the same work with another rank. */
export interface LevelSalary {
  readonly jobProfileId: JobProfileId;
  readonly jobProfile: string;
  readonly urlName: string;
  readonly figures: SalaryFigures;
}

export interface SalaryDetail extends JobSalary {
  readonly split: PaySplit | undefined;
  readonly byExperience: readonly ExperienceSalary[];
  readonly byPlace: readonly PlaceSalary[];
  /** Lowest rank first; empty without a second level. */
  readonly levels: readonly LevelSalary[];
}

export interface PayingCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly rating: number;
}

export interface CompanyPay {
  readonly company: PayingCompany;
  readonly figures: SalaryFigures;
}

export interface DesignationSalaries extends SalaryDetail {
  readonly companies: readonly CompanyPay[];
}

export interface SalaryNarrowing {
  readonly placeId?: PlaceId | undefined;
  readonly experience?: ExperienceBand | undefined;
}

export interface SalaryQuery extends SalaryNarrowing {
  readonly departmentId?: DepartmentId | undefined;
  readonly sort?: SalarySort | undefined;
}

export abstract class SalariesPort {
  abstract listCompanySalaries(
    input: { readonly urlName: string } & SalaryQuery,
    call?: Call,
  ): Promise<CompanySalaries>;
  abstract readCompanySalary(
    input: { readonly urlName: string; readonly jobProfileId: JobProfileId } & SalaryNarrowing,
    call?: Call,
  ): Promise<SalaryDetail>;
  abstract readDesignationSalaries(
    input: { readonly designation: string } & SalaryNarrowing,
    call?: Call,
  ): Promise<DesignationSalaries>;
}
