import type { ExperienceBand } from '../../core/salaries/bands';
import type { SalaryBucketTable, SalarySliceTable } from './pay-tables';

export interface CollegeTables {
  alumni_reports: AlumniReportTable;
  alumni_buckets: AlumniBucketTable;
  alumni_slices: AlumniSliceTable;
  company_videos: CompanyVideoTable;
}

/** One person's pay and education, encrypted, with no link to the author. Deleted once published. */
export interface AlumniReportTable {
  id: string;
  sealed: string;
}

export type AlumniBucketTable = Omit<SalaryBucketTable, 'job_profile_id' | 'place_id'> & {
  college_id: number;
};

/** Published alumni figures only; unpublished ones are never stored here. */
export type AlumniSliceTable = Omit<SalarySliceTable, 'job_profile_id' | 'place_id' | 'experience'> & {
  college_id: number;
  experience: ExperienceBand | null;
};

export interface CompanyVideoTable {
  company_id: number;
  video_id: string;
  title: string;
  seconds: number;
  /** JSON array of sentences. */
  points: string;
}
