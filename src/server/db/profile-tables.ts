import type { ColumnType, Generated } from 'kysely';

export interface ProfileTables {
  work_experiences: EncryptedEntryTable;
  educations: EncryptedEntryTable;
  profile_photos: { member_id: string; picture: string };
  preferences: PreferenceTable;
  feedback: { owner_seal: string; sealed: string };
  account_breaks: { member_id: string };
  account_deletions: AccountDeletionTable;
  account_deletion_parts: AccountDeletionPartTable;
  staff_role_log: { id: string; holder_seal: string; staff_role: string | null; granted_at: Date };
}

/** A day, such as 2026-12-04. */
type Day = ColumnType<Date, string, string>;
/** Written as JSON text, read as the parsed value. */
type Jsonb<Value> = ColumnType<Value, string | undefined, string>;

interface EncryptedEntryTable {
  id: string;
  member_id: string;
  details: string;
}

export interface Work {
  readonly company_name: string;
  readonly job_profile: string;
  readonly location: string | null;
  readonly employment_type: 'fulltime' | 'parttime' | 'contractual' | 'intern' | 'freelancer';
  readonly start_month: string;
  readonly end_month: string | null;
  readonly description: string | null;
}

export interface Education {
  readonly education_type: 'Doctorate/PHD' | 'Masters/Post graduation' | 'Graduation/Diploma';
  readonly course_name: string;
  readonly specialization: string | null;
  readonly college_name: string;
  readonly course_mode: 'fulltime' | 'parttime' | 'correspondence';
  readonly start_year: number;
  readonly end_year: number | null;
}

export interface PreferenceTable {
  member_id: string;
  analytics: Generated<boolean>;
  allow_from: Generated<'EVERYONE' | 'VERIFIED' | 'NOBODY'>;
  /** For the chosen-name alias. */
  read_receipts: Generated<boolean>;
  designation_read_receipts: Generated<boolean>;
  job_portal: Generated<boolean>;
}

export type ActivityKind =
  | 'POST'
  | 'COMMENT'
  | 'REVIEW'
  | 'SALARY'
  | 'INTERVIEW'
  | 'BENEFITS'
  | 'PHOTOS'
  | 'VOTE';
export interface DeletionChoiceRow {
  readonly kind: ActivityKind;
  readonly fate: 'KEEP' | 'REMOVE';
}

export interface AccountDeletionTable {
  member_id: string;
  due_on: Day;
  choices: Jsonb<readonly DeletionChoiceRow[]>;
}

/** Data removed with an account, on different days: its contributions, the chats of each alias, and the counts it was part of. */
export type AccountDeletionKind = ActivityKind | 'CHAT' | 'COUNT';

export interface AccountDeletionPartTable extends Pick<DeletionChoiceRow, 'fate'> {
  kind: AccountDeletionKind;
  seal: string;
  due_on: Day;
}
