import type { ChatMessage } from './chat';
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
