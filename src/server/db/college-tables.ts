import type { ExperienceBand } from '../../core/salaries/bands';
import type { SalarySliceTable } from './pay-tables';

export interface CollegeTables {
  alumni_reports: AlumniReportTable;
  alumni_slices: AlumniSliceTable;
  company_films: CompanyFilmTable;
}

/** One person's pay and where they studied; who told it is nowhere. */
export interface AlumniReportTable {
  id: string;
  college_id: number;
  company_id: number;
  experience_years: number;
  pay: number;
  reported_month: string;
}

/** What is shown of alumni; nothing that is not shown stands here. */
export type AlumniSliceTable = Omit<SalarySliceTable, 'job_profile_id' | 'place_id' | 'experience'> & {
  college_id: number;
  experience: ExperienceBand | null;
};

export interface CompanyFilmTable {
  company_id: number;
  video_id: string;
  title: string;
  seconds: number;
  /** A list of sentences, as JSON. */
  points: string;
}
