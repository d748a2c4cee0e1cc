import type { Author, ProfileType } from '../posts/post';

export const MOST_GROUPS = 100;
export const MOST_MESSAGES = 1000;
export const LONGEST_MESSAGE = 2000;
/** Whoever asked for a chat may say so much before they are answered. */
export const BEFORE_AN_ANSWER = 3;
/** So many messages in so many milliseconds; more are refused. */
export const PACE = { messages: 20, milliseconds: 10_000 } as const;

export type ChatAudience = 'COMMUNITY' | 'JOBSEEKER';
/** REQUESTED: somebody asked you. WAITING: you asked and have no answer yet. */
export type ChatStanding = 'ACTIVE' | 'REQUESTED' | 'WAITING' | 'BLOCKED' | 'LEFT';

export interface LastMessage {
  readonly number: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly mine: boolean;
  readonly removed: boolean;
}

/** A room, or a chat of two faces, as its list shows it. */
export interface ChatGroup {
  readonly id: string;
  readonly kind: 'ROOM' | 'DIRECT';
  readonly audience: ChatAudience;
  readonly name: string;
  readonly pictureUrl: string;
  readonly about: string;
  readonly status: ChatStanding;
  readonly verified: boolean;
  readonly members: number;
  readonly unread: number;
  readonly readNumber: number;
  readonly lastNumber: number;
  /** How far the other one has read, where both let it be known. */
  readonly peerReadNumber: number | undefined;
  /** The face one shows here. */
  readonly face: Author;
  readonly lastMessage: LastMessage | undefined;
}

export interface ChatMetadata {
  readonly unreadCount: number;
  readonly groupCount: number;
}

/** A room one is not in. */
export interface ChatRoom {
  readonly id: string;
  readonly audience: ChatAudience;
  readonly name: string;
  readonly pictureUrl: string;
  readonly about: string;
  readonly members: number;
  readonly followed: boolean;
}

/** Numbers rise by one with every message of a chat. */
export interface ChatMessage {
  readonly id: string;
  readonly groupId: string;
  readonly number: number;
  /** Chosen by whoever wrote it, so that sending twice says nothing twice. */
  readonly clientId: string;
  readonly author: Author;
  readonly text: string;
  /** The hour it was written in. */
  readonly createdAt: Date;
  readonly mine: boolean;
  /** By a moderator: its words are shown to nobody. */
  readonly removed: boolean;
}

export interface ChatMessages {
  readonly items: readonly ChatMessage[];
  /** Nothing up to this number is missing from what was asked for. */
  readonly upTo: number;
  readonly hasMore: boolean;
}

export interface ReadMark {
  readonly groupId: string;
  readonly readNumber: number;
  readonly unread: number;
}

export interface ChatStatus {
  readonly groupId: string;
  readonly status: ChatStanding;
}

export interface Spoken {
  readonly groupId: string;
  readonly clientId: string;
  readonly text: string;
}

export interface StatusWish {
  readonly groupId: string;
  readonly status: 'ACTIVE' | 'LEFT' | 'BLOCKED';
  readonly profile: ProfileType;
}

/** What led to the one somebody wants to chat with. */
export interface DirectWish {
  readonly resourceType: 'POST' | 'COMMENT' | 'MESSAGE';
  readonly resourceId: string;
  readonly profile: ProfileType;
}
