import type { Generated } from 'kysely';
import type { ReportReason } from '../../core/posts/post-actions-port';

type Membership = 'ACTIVE' | 'REQUESTED' | 'WAITING' | 'BLOCKED' | 'LEFT';

export interface ChatTables {
  chat_groups: ChatGroupTable;
  chat_seats: ChatSeatTable;
  chat_messages: ChatMessageTable;
  chat_blocks: ChatBlockTable;
  chat_reports: ChatReportTable;
}

export interface ChatGroupTable {
  id: string;
  kind: 'ROOM' | 'DIRECT';
  audience: 'COMMUNITY' | 'JOBSEEKER';
  name: Generated<string>;
  picture: Generated<string>;
  about: Generated<string>;
  community_type: 'TOPIC' | 'COMPANY' | 'DEPARTMENT' | null;
  community_id: number | null;
  /** Both aliases of a direct chat, sorted, so that two people share one chat and not two. */
  pair: string | null;
  members: Generated<number>;
  last_number: Generated<number>;
  /** Orders chats by their latest message. */
  last_order: Generated<string>;
}

export interface ChatSeatTable {
  group_id: string;
  alias_id: string;
  status: Membership;
  /** In a direct chat that this member has blocked. */
  status_before_block: Exclude<Membership, 'BLOCKED' | 'LEFT'> | null;
  read_number: Generated<number>;
  /** Whether the other participant of a direct chat may see how far this one has read. */
  shows_reading: Generated<boolean>;
}

export interface ChatMessageTable {
  group_id: string;
  number: number;
  id: string;
  alias_id: string;
  client_id: string;
  text: string;
  created_at: Date;
  /** Hidden by a moderator. */
  is_hidden: Generated<boolean>;
}

export interface ChatBlockTable {
  alias_id: string;
  blocked_alias_id: string;
}

export interface ChatReportTable {
  message_id: string;
  reporter_seal: string;
  reason: ReportReason;
  note: string;
  /** Read by a moderator. */
  is_read: Generated<boolean>;
}
