import type { ChatGroup, ChatMessage } from './chat';
import type { Thread, Unsent } from './thread';

export interface ChatRow {
  readonly key: string;
  readonly message: ChatMessage | undefined;
  readonly unsent: Unsent | undefined;
  /** Set on the first message of a new hour, which shows the hour. */
  readonly hour: Date | undefined;
  /** The author differs from the previous message, so the author is shown. */
  readonly isFirst: boolean;
}

/** The chat data a message needs; excludes anything that changes with every message, to avoid re-rendering. */
export interface RowChat {
  readonly kind: ChatGroup['kind'];
  readonly profile: ChatGroup['alias']['profile'];
  readonly peerReadNumber: ChatGroup['peerReadNumber'];
}

/** Enough messages to fill a phone screen, and the maximum before the range is cut again. */
const LATEST = { few: 12, most: 60 } as const;

export const latestFrom = (messages: readonly ChatMessage[]): number => messages.at(-LATEST.few)?.number ?? 0;

/** Unchanged while messages are added, until the range exceeds its maximum. */
export const latestStillFrom = (messages: readonly ChatMessage[], from: number): number =>
  (messages.at(-LATEST.most - 1)?.number ?? -1) >= from ? latestFrom(messages) : from;

interface SplitRows {
  readonly earlier: readonly ChatRow[];
  /** Includes unsent messages. */
  readonly latest: readonly ChatRow[];
}

export function splitRows(rows: readonly ChatRow[], from: number): SplitRows {
  const first = rows.findIndex(({ message }) => !message || message.number >= from);
  const index = first < 0 ? rows.length : first;
  return { earlier: rows.slice(0, index), latest: rows.slice(index) };
}

/** Shows hour and author only where they change; unsent messages come last. */
export function rowsOf({ messages, unsent }: Thread): readonly ChatRow[] {
  const texts = messages.map((message, index): ChatRow => {
    const before = messages[index - 1];
    const isNewHour = before?.createdAt.getTime() !== message.createdAt.getTime();
    return {
      key: message.id,
      message,
      unsent: undefined,
      hour: isNewHour ? message.createdAt : undefined,
      isFirst: isNewHour || before?.author.name !== message.author.name || before.mine !== message.mine,
    };
  });
  return [
    ...texts,
    ...unsent.map(
      (unsent): ChatRow => ({
        key: unsent.clientId,
        message: undefined,
        unsent: unsent,
        hour: undefined,
        isFirst: false,
      }),
    ),
  ];
}
