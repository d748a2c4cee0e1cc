import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CommunityType = 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
/** Written as JSON text, read as the parsed value. */
type Jsonb<Value> = ColumnType<Value, string | undefined, string>;

export interface PostTables {
  posts: PostTable;
  polls: PollTable;
  poll_options: PollOptionTable;
  poll_votes: PollVoteTable;
  salary_offers: SalaryOfferTable;
  salary_votes: SalaryVoteTable;
  comments: CommentTable;
  votes: VoteTable;
}

export interface PostTable {
  id: string;
  alias_id: string;
  community_type: CommunityType;
  community_id: number;
  kind: 'TEXT' | 'QUESTION' | 'POLL' | 'SALARY' | 'IMAGE' | 'VIDEO';
  status: Generated<'FLAGGED' | 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED'>;
  title: string;
  content: string;
  highlight_start: number | null;
  highlight_end: number | null;
  media: Jsonb<readonly MediaRow[]>;
  created_at: Date;
  up: Generated<number>;
  down: Generated<number>;
  comments: Generated<number>;
  is_edited: Generated<boolean>;
  hold_reason: Generated<'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | null>;
  answer_requests: Generated<number>;
  is_pinned: Generated<boolean>;
  rank: GeneratedAlways<number>;
}

export type MediaRow =
  | {
      readonly type: 'IMAGE';
      readonly fileKey: string;
      readonly fullUrl: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
    }
  | {
      readonly type: 'YOUTUBE' | 'YOUTUBE_SHORT' | 'YOUTUBE_VIDEO';
      readonly fullUrl: string;
      readonly videoId: string;
      readonly title: string;
    };

export interface PollTable {
  post_id: string;
  ends_at: Date;
  votes: Generated<number>;
  /** Whether the author and the voters were notified of its end. */
  is_notified: Generated<boolean>;
}

export interface PollOptionTable {
  post_id: string;
  option_id: number;
  text: string;
  votes: Generated<number>;
  /** Vote count when the shares were last updated. */
  shown_votes: Generated<number | null>;
}

export interface PollVoteTable {
  post_id: string;
  voter_seal: string;
  option_id: number;
}

export interface SalaryOfferTable {
  post_id: string;
  offer_id: number;
  company_name: string;
  logo: string;
  job_profile: string;
  place: string;
  fixed: number;
  variable: number;
  stock: number;
  in_hand: number;
  is_current: Generated<boolean>;
  votes: Generated<number>;
  /** Vote count when the shares were last updated. */
  shown_votes: Generated<number | null>;
}

export interface SalaryVoteTable {
  post_id: string;
  voter_seal: string;
  offer_id: number;
}

export interface CommentTable {
  id: string;
  post_id: string;
  parent_id: string | null;
  alias_id: string;
  text: string;
  /** Position among the post's comments in writing order; defaults to the next number. */
  number: Generated<number>;
  /** Rounded to the hour. */
  created_at: Date;
  up: Generated<number>;
  down: Generated<number>;
  replies: Generated<number>;
  status: Generated<'LIVE' | 'FLAGGED' | 'DELETED'>;
  hold_reason: Generated<'ABUSE' | 'SPAM' | 'REPORTED' | 'MODERATOR' | null>;
  is_edited: Generated<boolean>;
  likes: Generated<number>;
  insightful: Generated<number>;
  support: Generated<number>;
  funny: Generated<number>;
  score: GeneratedAlways<number>;
}

export interface VoteTable {
  resource_type: 'POST' | 'COMMENT';
  resource_id: string;
  voter_seal: string;
  stance: 'UP' | 'DOWN';
}
