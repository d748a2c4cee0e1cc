import type { ChatMessage, ChatMessages } from './chat';

/** What one has written and the server has not said yes to. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
  /** Lost on the way, it is sent again by itself; refused, it waits for its author. */
  readonly state: 'sending' | 'lost' | 'refused';
}

/** One chat as far as it is known here. */
export interface Thread {
  /** In the order of their numbers, each once. */
  readonly messages: readonly ChatMessage[];
  /** Nothing that follows the first message is missing up to here. */
  readonly upTo: number;
  readonly unsent: readonly Unsent[];
  readonly hasOlder: boolean;
}

export const EMPTY_THREAD: Thread = { messages: [], upTo: 0, unsent: [], hasOlder: false };

/** The newest part of a chat; what is still on its way stays. */
export const begun = (page: ChatMessages, unsent: readonly Unsent[] = []): Thread =>
  settled({ messages: page.items, upTo: page.upTo, unsent, hasOlder: page.hasMore });

/** A message that came by itself: twice is once, too early waits in its place. */
export const received = (thread: Thread, message: ChatMessage): Thread =>
  settled({ ...thread, messages: merged(thread.messages, [message]) });

/** A moderator has decided on a message: one that stands here is replaced, and no other comes by it. */
export const judged = (thread: Thread, message: ChatMessage): Thread => ({
  ...thread,
  messages: thread.messages.map((one) => (one.id === message.id ? message : one)),
});

/** What lay between. The service answers for it that nothing else did. */
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

/** From which number on something is missing, or undefined. */
export const missingAfter = ({ messages, upTo }: Thread): number | undefined =>
  (messages.at(-1)?.number ?? 0) > upTo ? upTo : undefined;

export const saying = (thread: Thread, clientId: string, text: string): Thread => ({
  ...thread,
  unsent: thread.unsent.some((one) => one.clientId === clientId)
    ? thread.unsent.map((one) => (one.clientId === clientId ? { clientId, text, state: 'sending' } : one))
    : [...thread.unsent, { clientId, text, state: 'sending' }],
});

export const unsaid = (thread: Thread, clientId: string, state: 'lost' | 'refused'): Thread => ({
  ...thread,
  unsent: thread.unsent.map((one) => (one.clientId === clientId ? { ...one, state } : one)),
});

export const withdrawn = (thread: Thread, clientId: string): Thread => ({
  ...thread,
  unsent: thread.unsent.filter((one) => one.clientId !== clientId),
});

/** Whether one's own message of this name stands among the others. */
export const isSaid = ({ messages }: Thread, clientId: string): boolean =>
  messages.some((message) => message.mine && message.clientId === clientId);

/** Without what a face said that one wants to read no more. */
export const without = (thread: Thread, name: string): Thread => ({
  ...thread,
  messages: thread.messages.filter(({ author, mine }) => mine || author.name !== name),
});

function merged(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)?.number ?? 0;
  if (more.every(({ number }, at) => number > (more[at - 1]?.number ?? last))) return [...before, ...more];
  const byNumber = new Map([...before, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** What has been said is unsent no more, and whatever follows without a gap is not missing. */
function settled(thread: Thread): Thread {
  let { upTo } = thread;
  for (const { number } of thread.messages) if (number === upTo + 1) upTo = number;
  const said = new Set(thread.messages.flatMap(({ mine, clientId }) => (mine ? clientId : [])));
  const unsent = thread.unsent.filter(({ clientId }) => !said.has(clientId));
  return { ...thread, upTo, unsent };
}
