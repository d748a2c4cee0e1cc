import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CtcBand } from '../../core/jobs/job';

export interface JobTables {
  jobs: JobTable;
  job_places: JobPlaceTable;
  job_alerts: JobAlertTable;
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
  /** Whether matching job alerts have been notified. */
  is_told: Generated<boolean>;
}

export interface JobPlaceTable {
  job_id: string;
  place_id: number;
}

export interface JobAlertTable {
  id: string;
  owner_seal: string;
  /** Encrypted id of the notification box. */
  box: string;
  position: GeneratedAlways<string>;
  job_profile_ids: number[];
  place_id: number | null;
  industry_id: number | null;
  company_id: number | null;
  skill: string | null;
  experience: number | null;
  employment: JobTable['employment'] | null;
  ctc: CtcBand | null;
}
