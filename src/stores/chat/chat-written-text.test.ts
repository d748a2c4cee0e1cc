import { expect, it } from 'vitest';
import type { ChatConnection } from '../../core/chat/chat-connection';
import type { ChatPort } from '../../core/chat/chat-port';
import { chatMessage, messageWriting } from '../../core/chat/testing';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { ChatConnectionStore } from './chat-connection-store';
import { ChatGroupsStore } from './chat-groups-store';
import { ChatThreadStore } from './chat-thread-store';

/** Two empty chats on a fresh page; the test decides how sending ends. */
function env(writing = messageWriting(), sendMessage?: ChatPort['sendMessage']): ChatThreadStore {
  const timers = { after: () => () => undefined, every: () => () => undefined };
  const port = {
    readRecent: async () => ({ items: [], upTo: 0, hasMore: false }),
    sendMessage,
  } as Partial<ChatPort> as ChatPort;
  const wire = { typing: () => undefined } as Partial<ChatConnection> as ChatConnection;
  const store = new ChatConnectionStore(wire, port, { watch: () => () => undefined }, timers);
  const groups = new ChatGroupsStore(port, store, new ToastStore(timers, { id: () => 'toast' }));
  return new ChatThreadStore(port, groups, store, writing);
}

it('an unsent draft is restored when the member returns to its chat, and in no other chat', async () => {
  const thread = env();
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

const failing = (kind: FailureKind) => () => Promise.reject(new Failure(kind, 'sendMessage', 0));
const unsent = ({ thread }: ChatThreadStore) => thread.unsent.map(({ text, state }) => [text, state]);

it('[R-042] a message that did not arrive stays in its chat, even after a reload, until it is sent or deleted', async () => {
  const writing = messageWriting();
  const thread = env(writing, failing('unavailable'));
  await thread.open('Room0001');
  thread.write('Can anybody read this?');
  await thread.send();
  await thread.open('Room0002');
  thread.recall('Room0002');
  expect(unsent(thread)).toEqual([]);
  const again = env(writing, async ({ clientId, text }) => chatMessage(1, { mine: true, clientId, text }));
  await again.open('Room0001');
  again.recall('Room0001');
  again.recall('Room0001');
  expect(unsent(again)).toEqual([['Can anybody read this?', 'lost']]);
  await again.sendAgain(again.thread.unsent[0]?.clientId ?? '');
  expect([unsent(again), again.thread.messages.map(({ text }) => text)]).toEqual([
    [],
    ['Can anybody read this?'],
  ]);
  expect(writing.held('Room0001')).toEqual([]);
});

it('[R-175] an unsent message survives the end of the session and can be sent again or deleted for good', async () => {
  const writing = messageWriting();
  const thread = env(writing, failing('unauthorised'));
  await thread.open('Room0001');
  thread.write('Is anybody there?');
  await expect(thread.send()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(unsent(thread)).toEqual([['Is anybody there?', 'lost']]);
  thread.close();
  await thread.open('Room0001');
  thread.recall('Room0001');
  expect(unsent(thread)).toEqual([['Is anybody there?', 'lost']]);
  thread.withdraw(thread.thread.unsent[0]?.clientId ?? '');
  const again = env(writing);
  await again.open('Room0001');
  again.recall('Room0001');
  expect(unsent(again)).toEqual([]);
});
