import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AwardTables } from './award-tables';
import type { CareerTables } from './career-tables';
import type { ChatTables } from './chat-tables';
import type { CollegeTables } from './college-tables';
import type { CompanyPageTables, CompanyTable } from './company-tables';
import type { GrievanceTables } from './grievance-tables';
import type {
  IdentityTable,
  RefreshTokenTable,
  SessionFamilyTable,
  SpentProofTable,
} from './identity-tables';
import type { JobTables } from './job-tables';
import type { LogTables } from './log-tables';
import type { MailTables } from './mail-tables';
import type { PendingPictureTable } from './media-tables';
import type { ModerationTables } from './moderation-tables';
import type { NoticeTables } from './notice-tables';
import type { PayTables } from './pay-tables';
import type { PostTables } from './post-tables';
import type { ProfileTables } from './profile-tables';
import type { ReviewTables } from './review-tables';
import type { RewardTables } from './reward-tables';
import type { SearchTables } from './search-tables';
import type { UntraceableTables } from './untraceable-tables';
import type { WritingTables } from './writing-tables';

export interface Tables
  extends AwardTables,
    CareerTables,
    ChatTables,
    CollegeTables,
    CompanyPageTables,
    GrievanceTables,
    JobTables,
    LogTables,
    MailTables,
    ModerationTables,
    NoticeTables,
    PayTables,
    PostTables,
    ProfileTables,
    ReviewTables,
    RewardTables,
    SearchTables,
    UntraceableTables,
    WritingTables {
  industries: IndustryTable;
  departments: DepartmentTable;
  places: PlaceTable;
  job_profiles: JobProfileTable;
  colleges: CollegeTable;
  companies: CompanyTable;
  communities: CommunityTable;
  members: MemberTable;
  identities: IdentityTable;
  session_families: SessionFamilyTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  spent_proofs: SpentProofTable;
  community_members: CommunityMemberTable;
  aliases: AliasTable;
  salary_reports: SalaryReportTable;
  idempotency_keys: IdempotencyKeyTable;
  pending_pictures: PendingPictureTable;
  seeds: SeedTable;
  browsing_history: BrowsingHistoryTable;
}

type CommunityType = 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
type ProfileType = 'ANONYMOUS' | 'DESIGNATION';
/** Written as JSON text, read as the parsed value. */
type Jsonb<Value> = ColumnType<Value, string | undefined, string>;

export interface IndustryTable {
  id: number;
  name: string;
}

export interface DepartmentTable {
  id: number;
  name: string;
}

export interface PlaceTable {
  id: number;
  name: string;
  state: string;
}

export interface JobProfileTable {
  id: number;
  name: string;
  department_id: number;
}

export interface CollegeTable {
  id: number;
  name: string;
  url_name: GeneratedAlways<string>;
  place_id: number;
}

export interface CommunityTable {
  type: CommunityType;
  entity_id: number;
  name: string;
  slug: string;
  logo: string;
  category: string;
  posts: Generated<number>;
  followers: Generated<number>;
  followers_counted_on: Generated<Date>;
}

export interface MemberTable {
  id: string;
  name: string;
  is_reader: Generated<boolean>;
  is_writer: Generated<boolean>;
  career_status: 'working' | 'student' | 'unemployed' | null;
  career_status_id: number | null;
  /** City and years of experience, encrypted. */
  details: Generated<string | null>;
  is_from_job_portal: Generated<boolean>;
  avatar_color: Generated<string>;
  selected_profile_type: Generated<ProfileType>;
  sandbox_place: number | null;
  staff_role: 'moderator' | 'officer' | null;
}

export interface SessionTable {
  token_hash: string;
  member_id: string;
  expires_at: Date;
  /** Null for a session that cannot be renewed. */
  family_id: string | null;
}

export interface CommunityMemberTable {
  follower_seal: string;
  type: CommunityType;
  entity_id: number;
  /** Already rewritten among decoys. */
  is_mixed: Generated<boolean>;
}

export interface AliasTable {
  id: string;
  owner_seal: string;
  profile_type: ProfileType;
  user_name: string;
  avatar_seed: string;
  bio: string;
  is_verified: Generated<boolean>;
  /** Rewritten among decoys since its last change. */
  is_mixed: Generated<boolean>;
  /** A seal of the earlier labels that readers saw; the same for aliases that always showed the same. */
  label_history: Generated<string>;
}

/** The content is encrypted (src/server/services/salaries/sealed-report.ts). */
export interface SalaryReportTable {
  id: string;
  contributor_seal: string;
  sealed: string;
}

export interface IdempotencyKeyTable {
  owner_seal: string;
  operation: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: Jsonb<unknown>;
  created_at: Date;
}

export interface SeedTable {
  name: string;
  seeded_at: Date;
}

/** Companies a member viewed, under a seal used for nothing else. */
export interface BrowsingHistoryTable {
  reader_seal: string;
  company_id: number;
  /** A day without a time. */
  seen_on: Date;
  place: number;
}
