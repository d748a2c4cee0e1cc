import { expect, it } from 'vitest';
import type { ChatLine } from '../core/chat/chat-line';
import type { ChatPort } from '../core/chat/chat-port';
import { messageWriting } from '../core/chat/testing';
import { ChatGroupsStore } from './chat-groups-store';
import { ChatLineStore } from './chat-line-store';
import { ChatThreadStore } from './chat-thread-store';
import { ToastStore } from './toast-store';

/** Somebody with two chats in which nothing was said. */
function world(): ChatThreadStore {
  const timers = { after: () => () => undefined, every: () => () => undefined };
  const port = {
    readRecent: async () => ({ items: [], upTo: 0, hasMore: false }),
  } as Partial<ChatPort> as ChatPort;
  const wire = { typing: () => undefined } as Partial<ChatLine> as ChatLine;
  const line = new ChatLineStore(wire, port, { watch: () => () => undefined }, timers);
  const groups = new ChatGroupsStore(port, line, new ToastStore(timers, { id: () => 'toast' }));
  return new ChatThreadStore(port, groups, line, messageWriting());
}

it('what was written and not said is there again when one comes back to the chat, and in no other', async () => {
  const thread = world();
  const enter = async (groupId: string) => {
    await thread.open(groupId);
    thread.recall(groupId);
    return thread.text;
  };
  expect(await enter('Room0001')).toBe('');
  thread.write('Not said yet');
  thread.close();
  expect(await enter('Room0002')).toBe('');
  expect(await enter('Room0001')).toBe('Not said yet');
  thread.write('');
  expect(await enter('Room0002')).toBe('');
  expect(await enter('Room0001')).toBe('');
});
