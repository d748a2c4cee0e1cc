import type { CollegeId } from '../shared/ids';
import type { NumberedPage } from '../shared/page';
import type { SalaryFigures } from './figures';
import type { CompanyPay, ExperienceSalary } from './salaries-port';

export interface CollegeCard {
  readonly id: CollegeId;
  readonly urlName: string;
  readonly name: string;
  readonly place: string;
  readonly state: string;
  readonly logoUrl: string;
  /** Lower bound of the number of alumni in the figures. */
  readonly salaries: number;
  readonly median: number | undefined;
}

export type CollegePage = NumberedPage<CollegeCard>;

export interface College {
  readonly card: CollegeCard;
  readonly figures: SalaryFigures | undefined;
  readonly byExperience: readonly ExperienceSalary[];
  /** Companies with at least 14 alumni. */
  readonly companies: readonly CompanyPay[];
}
