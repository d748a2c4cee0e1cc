import type { ChatGroup, ChatMessage } from './chat';
import type { Thread, Unsent } from './thread';

/** One line of a chat as it is drawn. */
export interface ChatRow {
  readonly key: string;
  readonly message: ChatMessage | undefined;
  readonly unsent: Unsent | undefined;
  /** A new hour begins here, and is said. */
  readonly hour: Date | undefined;
  /** Somebody else speaks than before, and is shown. */
  readonly isFirst: boolean;
}

/** What a message needs to know of its chat; nothing that changes with every other message. */
export interface RowChat {
  readonly kind: ChatGroup['kind'];
  /** Under which face one is here. */
  readonly profile: ChatGroup['face']['profile'];
  readonly peerReadNumber: ChatGroup['peerReadNumber'];
}

/** As many as fill a phone, and how many they may become. */
const LATEST = { few: 12, most: 60 } as const;

/** The number of the message with which the latest begin. */
export const latestFrom = (messages: readonly ChatMessage[]): number => messages.at(-LATEST.few)?.number ?? 0;

/** It stays where it is while more is said, until the latest are too many. */
export const latestStillFrom = (messages: readonly ChatMessage[], from: number): number =>
  (messages.at(-LATEST.most - 1)?.number ?? -1) >= from ? latestFrom(messages) : from;

interface Parted {
  readonly earlier: readonly ChatRow[];
  /** With all that is on its way. */
  readonly latest: readonly ChatRow[];
}

export function parted(rows: readonly ChatRow[], from: number): Parted {
  const first = rows.findIndex(({ message }) => !message || message.number >= from);
  const at = first < 0 ? rows.length : first;
  return { earlier: rows.slice(0, at), latest: rows.slice(at) };
}

/** Messages with their hours and their speakers, each said where it changes; what is on its way stands last. */
export function rowsOf({ messages, unsent }: Thread): readonly ChatRow[] {
  const said = messages.map((message, at): ChatRow => {
    const before = messages[at - 1];
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
    ...said,
    ...unsent.map(
      (one): ChatRow => ({
        key: one.clientId,
        message: undefined,
        unsent: one,
        hour: undefined,
        isFirst: false,
      }),
    ),
  ];
}
