import type { Author, ProfileType } from '../posts/post';
import type { ChatId, ClientMessageId, CommentId, MessageId, PostId } from '../shared/ids';

export const MAX_GROUPS = 100;
export const MAX_MESSAGES = 1000;
export const MAX_MESSAGE_LENGTH = 2000;
/** The requester of a chat may send this many messages before the request is answered. */
export const MAX_MESSAGES_BEFORE_REPLY = 3;
/** Messages of a member at once, and then per second; the server refuses more. */
export const PACE = { burst: 20, perSecond: 2 } as const;

export type ChatAudience = 'COMMUNITY' | 'JOBSEEKER';
/** REQUESTED: another member asked you. WAITING: you asked and have no answer yet. */
export type ChatMembership = 'ACTIVE' | 'REQUESTED' | 'WAITING' | 'BLOCKED' | 'LEFT';

export interface LastMessage {
  readonly number: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly mine: boolean;
  readonly removed: boolean;
}

/** A room or a direct chat, as shown in the chat list. */
export interface ChatGroup {
  readonly id: ChatId;
  readonly kind: 'ROOM' | 'DIRECT';
  readonly audience: ChatAudience;
  readonly name: string;
  readonly pictureUrl: string;
  readonly about: string;
  readonly status: ChatMembership;
  readonly verified: boolean;
  readonly members: number;
  readonly unread: number;
  readonly readNumber: number;
  readonly lastNumber: number;
  /** How far the other member has read; set only when both share read receipts. */
  readonly peerReadNumber: number | undefined;
  /** The alias the user shows in this chat. */
  readonly alias: Author;
  readonly lastMessage: LastMessage | undefined;
}

export interface ChatMetadata {
  readonly unreadCount: number;
  readonly groupCount: number;
}

/** A room the user has not joined. */
export interface ChatRoom {
  readonly id: ChatId;
  readonly audience: ChatAudience;
  readonly name: string;
  readonly pictureUrl: string;
  readonly about: string;
  readonly members: number;
  readonly followed: boolean;
}

/** `number` increases by one with every message of a chat. */
export interface ChatMessage {
  readonly id: MessageId;
  readonly groupId: ChatId;
  readonly number: number;
  /** Chosen by the sending client so that a retry does not send the message twice. */
  readonly clientId: ClientMessageId;
  readonly author: Author;
  readonly text: string;
  /** Rounded to the hour. */
  readonly createdAt: Date;
  readonly mine: boolean;
  /** Removed by a moderator; the text is hidden from everyone. */
  readonly removed: boolean;
}

export interface ChatMessages {
  readonly items: readonly ChatMessage[];
  /** No message up to this number is missing from the requested range. */
  readonly upTo: number;
  readonly hasMore: boolean;
}

export interface ReadMark {
  readonly groupId: ChatId;
  readonly readNumber: number;
  readonly unread: number;
}

export interface ChatStatus {
  readonly groupId: ChatId;
  readonly status: ChatMembership;
}

export interface OutgoingMessage {
  readonly groupId: ChatId;
  readonly clientId: ClientMessageId;
  readonly text: string;
}

export interface ChatStatusInput {
  readonly groupId: ChatId;
  readonly status: 'ACTIVE' | 'LEFT' | 'BLOCKED';
  readonly profile: ProfileType;
}

export interface DirectChatInput {
  readonly resourceType: 'POST' | 'COMMENT' | 'MESSAGE';
  readonly resourceId: PostId | CommentId | MessageId;
  readonly profile: ProfileType;
}
