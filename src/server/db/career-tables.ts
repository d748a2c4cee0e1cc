import type { ColumnType, Generated } from 'kysely';

/** What members do, and how they prove it. */
export interface CareerTables {
  career_statuses: CareerStatusTable;
  company_domains: { domain: string; company_id: number };
  email_codes: EmailCodeTable;
  email_code_counts: { owner_seal: string; day: ColumnType<Date, string, string>; sends: number };
  job_portal_links: { member_id: string; account_seal: string };
  verified_addresses: { address_seal: string; owner_seal: string; holder_seal: string | null };
}

type Verified = 'VERIFIED' | 'PARTIAL_VERIFIED';

export interface CareerStatusTable {
  id: number;
  member_id: string;
  type: 'working' | 'student' | 'unemployed';
  organisation: string | null;
  department_id: number | null;
  industry_id: number | null;
  job_profile: string | null;
  tag_id: Generated<number>;
  role_id: number | null;
  job_location: string | null;
  course_id: number | null;
  course_name: string | null;
  specialization_id: number | null;
  specialization: string | null;
  verified: Verified | null;
  verification_source: 'JOB_PORTAL' | 'EMAIL' | null;
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
