import type { ClientMessageId } from '../shared/ids';
import type { ChatMessage, ChatMessages } from './chat';

export interface Unsent {
  readonly clientId: ClientMessageId;
  readonly text: string;
  /** A lost message is retried automatically; a refused one waits for its author. */
  readonly state: 'sending' | 'lost' | 'refused';
}

export interface Thread {
  /** Ordered by number, without duplicates. */
  readonly messages: readonly ChatMessage[];
  /** No message up to this number is missing. */
  readonly upTo: number;
  readonly unsent: readonly Unsent[];
  readonly hasOlder: boolean;
}

export const EMPTY_THREAD: Thread = { messages: [], upTo: 0, unsent: [], hasOlder: false };

/** Starts from the newest page; unsent messages are preserved. */
export const startedThread = (page: ChatMessages, unsent: readonly Unsent[] = []): Thread =>
  settled({ messages: page.items, upTo: page.upTo, unsent, hasOlder: page.hasMore });

/** Ignores duplicates; a message that arrives early is sorted in by number. */
export const received = (thread: Thread, message: ChatMessage): Thread =>
  settled({ ...thread, messages: merged(thread.messages, [message]) });

/** A moderator decision replaces a loaded message and never adds one. */
export const withModerated = (thread: Thread, message: ChatMessage): Thread => ({
  ...thread,
  messages: thread.messages.map((item) => (item.id === message.id ? message : item)),
});

/** Fills a gap. The service guarantees that the page has everything in the range. */
export const filled = (thread: Thread, page: ChatMessages): Thread =>
  settled({
    ...thread,
    messages: merged(thread.messages, page.items),
    upTo: Math.max(thread.upTo, page.upTo),
  });

export const withOlder = (thread: Thread, page: ChatMessages): Thread => ({
  ...thread,
  messages: merged(page.items, thread.messages),
  hasOlder: page.hasMore,
});

/** The number after which messages are missing, or undefined. */
export const missingAfter = ({ messages, upTo }: Thread): number | undefined =>
  (messages.at(-1)?.number ?? 0) > upTo ? upTo : undefined;

export const withUnsent = (thread: Thread, clientId: ClientMessageId, text: string): Thread => ({
  ...thread,
  unsent: thread.unsent.some((unsent) => unsent.clientId === clientId)
    ? thread.unsent.map((unsent) =>
        unsent.clientId === clientId ? { clientId, text, state: 'sending' } : unsent,
      )
    : [...thread.unsent, { clientId, text, state: 'sending' }],
});

export const withoutUnsent = (
  thread: Thread,
  clientId: ClientMessageId,
  state: 'lost' | 'refused',
): Thread => ({
  ...thread,
  unsent: thread.unsent.map((unsent) => (unsent.clientId === clientId ? { ...unsent, state } : unsent)),
});

export const withdrawn = (thread: Thread, clientId: ClientMessageId): Thread => ({
  ...thread,
  unsent: thread.unsent.filter((unsent) => unsent.clientId !== clientId),
});

/** Whether the user's own message with this client id has been delivered. */
export const isDelivered = ({ messages }: Thread, clientId: ClientMessageId): boolean =>
  messages.some((message) => message.mine && message.clientId === clientId);

/** Removes the messages of a blocked alias. */
export const without = (thread: Thread, name: string): Thread => ({
  ...thread,
  messages: thread.messages.filter(({ author, mine }) => mine || author.name !== name),
});

function merged(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)?.number ?? 0;
  if (more.every(({ number }, index) => number > (more[index - 1]?.number ?? last)))
    return [...before, ...more];
  const byNumber = new Map([...before, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** Drops delivered messages from `unsent` and extends `upTo` over every message that follows without a gap. */
function settled(thread: Thread): Thread {
  let { upTo } = thread;
  for (const { number } of thread.messages) if (number === upTo + 1) upTo = number;
  const message = new Set(thread.messages.flatMap(({ mine, clientId }) => (mine ? clientId : [])));
  const unsent = thread.unsent.filter(({ clientId }) => !message.has(clientId));
  return { ...thread, upTo, unsent };
}
