import type { Spoken } from './chat';

/** What client and server say over the socket at /ws/, once for both. `Message` is the contract's ChatMessage. */

export interface Declined {
  readonly ok: false;
  readonly code: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export type Answered<More> = ({ readonly ok: true } & More) | Declined;
type Answer<More = unknown> = (answered: Answered<More>) => void;

/** Leaves every room at once. Nobody can join by it. */
export const EVERY_ROOM = 'ALL';

export interface ClientEvents<Message> {
  joinRoom: (groupIds: readonly string[], answer: Answer<{ readonly joined: readonly string[] }>) => void;
  leaveRoom: (groupId: string, answer: Answer) => void;
  message: (said: Spoken, answer: Answer<{ readonly message: Message }>) => void;
  read: (mark: { readonly groupId: string; readonly number: number }, answer: Answer) => void;
  typing: (groupId: string) => void;
}

export interface ServerEvents<Message> {
  message: (message: Message) => void;
  /** A moderator has removed it or given it back: so it stands now. */
  judged: (message: Message) => void;
  /** The other one's mark in a chat of two, or one's own in another tab. */
  read: (mark: { readonly groupId: string; readonly number: number; readonly isMine: boolean }) => void;
  typing: (who: { readonly groupId: string; readonly name: string }) => void;
  /** Something about a chat is different: ask for it. */
  group: (of: { readonly groupId: string }) => void;
  goodbye: (why: { readonly reason: string }) => void;
}
