import type { ChatMessage, Spoken } from './chat';

/** How a line is tried: five times, a second apart, each given twenty seconds. Then slowly. */
export const LINE = { path: '/ws/', attempts: 5, delay: 1000, timeout: 20_000 } as const;
/** When the quick tries were in vain: at first soon, then ever more seldom. Being online or looked at again comes before. */
export const SLOW_RETRY = { first: 30_000, longest: 300_000 } as const;
/** A line that says nothing for so long after it was asked is told as one that does not stand. */
export const LINE_ANSWERS_WITHIN = 10_000;
export const FAILED_TO_CONNECT = 'Failed to connect';

/** What a line tells of. */
export interface LineHearing {
  readonly connected: () => void;
  readonly disconnected: () => void;
  /** The quick tries were in vain, or the last one failed for this reason. */
  readonly failed: (reason: string, forNow: boolean) => void;
  readonly message: (message: ChatMessage) => void;
  /** A moderator has decided on a message: so it stands now. */
  readonly judged: (message: ChatMessage) => void;
  readonly read: (mark: {
    readonly groupId: string;
    readonly number: number;
    readonly mine: boolean;
  }) => void;
  readonly typing: (who: { readonly groupId: string; readonly name: string }) => void;
  /** Something about this chat is different. */
  readonly group: (groupId: string) => void;
}

/** The line to the server on which news come by themselves. */
export abstract class ChatLine {
  /** Fetches what it takes and connects; from then on it tells. Rejects when it cannot even be tried. */
  abstract open(hearing: LineHearing): Promise<void>;
  /** Tries once more, from the beginning. */
  abstract again(): void;
  /** Tells nothing more and hangs up. */
  abstract close(): void;
  /** Answers which of them one may listen to. Rejects when the line says nothing. */
  abstract join(groupIds: readonly string[]): Promise<readonly string[]>;
  abstract leave(groupId: string): void;
  /** Throws a Failure when the server says no or nothing. */
  abstract say(spoken: Spoken): Promise<ChatMessage>;
  abstract typing(groupId: string): void;
}
