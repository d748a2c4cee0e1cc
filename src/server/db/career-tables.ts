import type { ColumnType, Generated } from 'kysely';

export interface CareerTables {
  career_statuses: CareerStatusTable;
  company_domains: { domain: string; company_id: number };
  email_codes: EmailCodeTable;
  email_code_counts: { owner_seal: string; day: ColumnType<Date, string, string>; sends: number };
  job_portal_links: { member_id: string; account_seal: string };
  verified_cohorts: { seat_seal: string; cohort_seal: string };
  rows_to_encrypt: RowToEncryptTable;
  verified_addresses: { address_seal: string; owner_seal: string; holder_seal: string | null };
}

type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED';

export interface CareerStatusTable {
  id: number;
  member_id: string;
  /** Whether roles and the second alias are up to date with it; otherwise the hourly job completes them. */
  is_settled: Generated<boolean>;
  details: string;
}

export interface Career {
  readonly type: 'working' | 'student' | 'unemployed';
  readonly organisation: string | null;
  readonly department_id: number | null;
  readonly industry_id: number | null;
  readonly job_profile: string | null;
  readonly tag_id: number;
  readonly role_id: number | null;
  readonly job_location: string | null;
  readonly course_id: number | null;
  readonly course_name: string | null;
  readonly specialization_id: number | null;
  readonly specialization: string | null;
  readonly verified: Verified | null;
  readonly verification_source: 'JOB_PORTAL' | 'EMAIL' | null;
  /** The day of the last change that the label of an alias may show; absent in careers of older builds. */
  readonly changed_on?: string;
}

export interface EmailCodeTable {
  member_id: string;
  salt: string;
  code_hash: string;
  address_seal: string;
  address_owner_seal: string;
  proof: Verified;
  attempts: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}

/** Plain-text rows from an older build, encrypted at the first start after the upgrade. */
export interface RowToEncryptTable {
  id: Generated<string>;
  kind: 'details' | 'career' | 'work' | 'education' | 'follow' | 'review' | 'interview' | 'feedback';
  owner_id: string;
  content: unknown;
}
