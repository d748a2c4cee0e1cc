import type { Generated } from 'kysely';
import type { ReportReason } from '../../core/posts/post-actions-port';

type Standing = 'ACTIVE' | 'REQUESTED' | 'WAITING' | 'BLOCKED' | 'LEFT';

/** Rooms, chats of two, and what is said in them. */
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
  /** The two faces of a direct chat in order, so that they have one and not two. */
  pair: string | null;
  members: Generated<number>;
  last_number: Generated<number>;
  /** In which order chats were last spoken in. */
  last_order: Generated<string>;
}

export interface ChatSeatTable {
  group_id: string;
  face_id: string;
  status: Standing;
  read_number: Generated<number>;
  /** Whether the other one of a direct chat may know how far this one has read. */
  shows_reading: Generated<boolean>;
}

export interface ChatMessageTable {
  group_id: string;
  number: number;
  id: string;
  face_id: string;
  client_id: string;
  text: string;
  created_at: Date;
  /** By a moderator. */
  is_hidden: Generated<boolean>;
}

export interface ChatBlockTable {
  face_id: string;
  blocked_face_id: string;
}

export interface ChatReportTable {
  message_id: string;
  reporter_seal: string;
  reason: ReportReason;
  note: string;
  /** By a moderator. */
  is_read: Generated<boolean>;
}
