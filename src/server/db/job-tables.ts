import type { ColumnType, Generated } from 'kysely';

export interface JobTables {
  jobs: JobTable;
  job_places: JobPlaceTable;
}

type Day = ColumnType<Date, string, string>;

export interface JobTable {
  id: string;
  company_id: number;
  job_profile_id: number;
  title: string;
  employment: 'fulltime' | 'parttime' | 'contractual' | 'intern' | 'freelancer';
  from_years: number;
  to_years: number;
  min_ctc: number | null;
  max_ctc: number | null;
  currency: Generated<'INR' | 'USD'>;
  skills: string[];
  about: string;
  duties: string[];
  apply_url: string;
  posted_on: Day;
  confirmed_on: Day;
  status: Generated<'LIVE' | 'CLOSED'>;
}

export interface JobPlaceTable {
  job_id: string;
  place_id: number;
}
