import { beforeEach, expect, it } from 'vitest';
import { ChatFixture, settled } from '../../../tests/support/chat-fixture';
import { chatGroup, chatMessage, messageWriting } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { ChatGroupsStore } from './chat-groups-store';
import { ChatThreadStore } from './chat-thread-store';

let chats: ChatFixture;
let marks: [groupId: string, number: number][];
let slow: string | undefined;
let answer: () => void;
beforeEach(() => {
  chats = new ChatFixture();
  marks = [];
  slow = undefined;
  chats.port.markRead = async ({ groupId, number }) => {
    marks.push([groupId, number]);
    if (groupId === slow)
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return { groupId, readNumber: number, unread: 0 };
  };
});

async function openChat() {
  chats.groups = [chatGroup('Long0001', { lastNumber: 90 }), chatGroup('Short001', { lastNumber: 2 })];
  chats.recent = [chatMessage(90, { groupId: 'Long0001' })];
  const store = chats.connectionStore();
  const random = { id: () => 'Client01' };
  const list = new ChatGroupsStore(chats.port, store, new ToastStore(chats.timers, random));
  const thread = new ChatThreadStore(chats.port, list, store, messageWriting(random.id));
  await list.open('all');
  await list.listen();
  chats.line.listener?.connected();
  await thread.open('Long0001');
  return { list, thread };
}

it('a chat with fewer messages is marked as read while the mark of the previous chat is being sent', async () => {
  const { thread } = await openChat();
  slow = 'Long0001';
  const first = thread.markRead();
  chats.recent = [chatMessage(2, { groupId: 'Short001' })];
  await thread.open('Short001');
  void thread.markRead();
  expect(marks).toEqual([
    ['Long0001', 90],
    ['Short001', 2],
  ]);
  answer();
  await first;
});

it('a message that was read just before the chat was left is marked as read', async () => {
  const { thread } = await openChat();
  slow = 'Long0001';
  const first = thread.markRead();
  chats.line.listener?.message(chatMessage(91, { groupId: 'Long0001' }));
  const second = thread.markRead();
  await thread.open('Short001');
  slow = undefined;
  answer();
  await Promise.all([first, second]);
  expect(marks).toEqual([
    ['Long0001', 90],
    ['Long0001', 91],
  ]);
});

it('a read mark that was lost is sent again after the reconnect', async () => {
  const { list, thread } = await openChat();
  const send = chats.port.markRead;
  chats.port.markRead = async () => {
    throw new Failure('offline', 'markRead', 0);
  };
  await thread.markRead();
  chats.port.markRead = send;
  chats.line.listener?.disconnected();
  chats.line.listener?.connected();
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(marks).toEqual([['Long0001', 90]]);
  expect(list.groupOf('Long0001')?.unread).toBe(0);
});
