import type { ColumnType, Generated } from 'kysely';

export interface WritingTables {
  former_texts: FormerTextTable;
  comment_reactions: CommentReactionTable;
  reports: ReportTable;
  unwanted_posts: UnwantedPostTable;
  answer_requests: AnswerRequestTable;
  saved_offers: SavedOfferTable;
  rephrasings: RephrasingTable;
}

export interface FormerTextTable {
  resource_type: 'POST' | 'COMMENT';
  resource_id: string;
  version: number;
  title: string;
  content: string;
}

export interface CommentReactionTable {
  comment_id: string;
  reactor_seal: string;
  reaction: 'like' | 'insightful' | 'support' | 'funny';
}

export interface ReportTable {
  resource_type: 'POST' | 'COMMENT' | 'REVIEW' | 'INTERVIEW' | 'PHOTO';
  resource_id: string;
  reporter_seal: string;
  reason: 'SPAM' | 'ABUSE' | 'PERSONAL_DETAILS' | 'UNTRUE' | 'OFF_TOPIC' | 'OTHER';
  note: string;
  /** A moderator has since reviewed the reported content. */
  is_read: Generated<boolean>;
}

export interface UnwantedPostTable {
  reader_seal: string;
  post_id: string;
}

export interface AnswerRequestTable {
  post_id: string;
  requester_seal: string;
}

export interface SavedOfferTable {
  id: string;
  owner_seal: string;
  /** Encrypted. */
  sealed: string;
}

export interface RephrasingTable {
  owner_seal: string;
  draft_id: string;
  /** A day, such as 2026-11-20. */
  used_on: ColumnType<Date, string, string>;
  used: number;
}
