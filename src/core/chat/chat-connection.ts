import type { ChatId } from '../shared/ids';
import type { ChatMessage, OutgoingMessage } from './chat';

/** Five connection attempts, one second apart, with a 20-second timeout each; then slow retries. */
export const CONNECTION_TIMINGS = { path: '/ws/', attempts: 5, delay: 1000, timeout: 20_000 } as const;
/** Leaves every room at once; it cannot be used to join. */
export const EVERY_ROOM = 'ALL';
/** Backoff after the quick attempts fail. Coming back online or refocusing the page retries sooner. */
export const SLOW_RETRY = { first: 30_000, longest: 300_000 } as const;
/** A connection that does not respond within this time counts as disconnected. */
export const CONNECTION_REPLY_TIMEOUT = 10_000;
export const FAILED_TO_CONNECT = 'Failed to connect';

export interface ChatConnectionListener {
  readonly connected: () => void;
  readonly disconnected: () => void;
  /** The quick attempts are used up, or the last one failed for this reason. */
  readonly failed: (reason: string, forNow: boolean) => void;
  readonly message: (message: ChatMessage) => void;
  /** A moderator has decided on a message; carries its current state. */
  readonly moderated: (message: ChatMessage) => void;
  readonly read: (mark: {
    readonly groupId: ChatId;
    readonly number: number;
    readonly mine: boolean;
  }) => void;
  readonly typing: (user: { readonly groupId: ChatId; readonly name: string }) => void;
  readonly group: (groupId: ChatId) => void;
}

export abstract class ChatConnection {
  /** Loads the client code, connects and starts reporting events. Rejects when no attempt can be made. */
  abstract open(listener: ChatConnectionListener): Promise<void>;
  /** Disconnects until `again`. */
  abstract pause(): void;
  abstract again(): void;
  abstract close(): void;
  /** Resolves with the groups the user may listen to. Rejects when the server does not respond. */
  abstract join(groupIds: readonly ChatId[]): Promise<readonly string[]>;
  abstract leave(groupId: ChatId): void;
  /** Throws a Failure when the server refuses or does not respond. */
  abstract sendMessage(message: OutgoingMessage): Promise<ChatMessage>;
  abstract typing(groupId: ChatId): void;
}
