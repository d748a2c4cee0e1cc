import type { NumberedPage } from '../shared/page';
import type { SalaryFigures } from './figures';
import type { CompanyPay, ExperienceSalary } from './salaries-port';

/** A college as it stands in lists. */
export interface CollegeCard {
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly place: string;
  readonly state: string;
  readonly logoUrl: string;
  /** At least so many alumni are in the figures. */
  readonly salaries: number;
  readonly median: number | undefined;
}

export type CollegePage = NumberedPage<CollegeCard>;

export interface College {
  readonly card: CollegeCard;
  readonly figures: SalaryFigures | undefined;
  readonly byExperience: readonly ExperienceSalary[];
  /** Where at least 14 alumni work. */
  readonly companies: readonly CompanyPay[];
}
