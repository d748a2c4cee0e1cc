import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CtcBand } from '../../core/jobs/job';
import type { ApplicationStatus } from '../../core/jobs/job-application';

export interface JobTables {
  jobs: JobTable;
  job_places: JobPlaceTable;
  job_alerts: JobAlertTable;
  company_application_addresses: CompanyApplicationAddressTable;
  job_applications: JobApplicationTable;
}

interface CompanyApplicationAddressTable {
  company_id: number;
  address: string;
  /** A part of each link. It is random, and changes with the address. */
  link_key: Generated<string>;
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
  is_notified: Generated<boolean>;
  questions: Generated<string[]>;
  closed_on: ColumnType<Date | null, string | null | undefined, string | null>;
  /** A multiple of five, or null. */
  shown_applications: Generated<number | null>;
  shown_answers: Generated<number | null>;
  applications_counted_on: Generated<Date | null>;
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

export interface JobApplicationTable {
  id: string;
  job_id: string;
  applicant_seal: string;
  status: Generated<ApplicationStatus>;
  sent_on: Day;
  /** Encrypted: name, email, phone and answers. */
  details: string;
  /** Encrypted: the cleaned PDF. */
  resume: string;
}
