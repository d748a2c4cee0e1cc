import type { OutgoingMessage } from './chat';

/** The socket events at /ws/, shared by client and server. `Message` is the contract's ChatMessage. */

export interface Declined {
  readonly ok: false;
  readonly code: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export type Answered<More> = ({ readonly ok: true } & More) | Declined;
type Answer<More = unknown> = (answered: Answered<More>) => void;

/** Leaves every room at once; it cannot be used to join. */
export const EVERY_ROOM = 'ALL';

export interface ClientEvents<Message> {
  joinRoom: (groupIds: readonly string[], answer: Answer<{ readonly joined: readonly string[] }>) => void;
  leaveRoom: (groupId: string, answer: Answer) => void;
  message: (message: OutgoingMessage, answer: Answer<{ readonly message: Message }>) => void;
  read: (mark: { readonly groupId: string; readonly number: number }, answer: Answer) => void;
  typing: (groupId: string) => void;
}

export interface ServerEvents<Message> {
  message: (message: Message) => void;
  /** A moderator has removed or restored the message; carries its current state. */
  judged: (message: Message) => void;
  /** The read mark of the other member in a direct chat, or the user's own from another tab. */
  read: (mark: { readonly groupId: string; readonly number: number; readonly isMine: boolean }) => void;
  typing: (user: { readonly groupId: string; readonly name: string }) => void;
  /** The chat has changed; the client should refetch it. */
  group: (input: { readonly groupId: string }) => void;
  goodbye: (why: { readonly reason: string }) => void;
}
