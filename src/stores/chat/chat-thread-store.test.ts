import { beforeEach, describe, expect, it } from 'vitest';
import { ChatFixture, settled } from '../../../tests/support/chat-fixture';
import { chatGroup, chatMessage, messageWriting } from '../../core/chat/testing';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { ChatGroupsStore } from './chat-groups-store';
import { ChatThreadStore } from './chat-thread-store';
import { ChatTypingStore } from './chat-typing-store';

let chats: ChatFixture;
beforeEach(() => {
  chats = new ChatFixture();
});

describe('chat messages from the connection', () => {
  const environmentOf = async () => {
    chats.groups = [chatGroup('Room0001', { lastNumber: 2, readNumber: 2 }), chatGroup('Room0002')];
    chats.recent = [chatMessage(1), chatMessage(2)];
    const store = chats.connectionStore();
    let made = 0;
    const random = { id: () => `Client new ${++made}` };
    const toasts = new ToastStore(chats.timers, random);
    const list = new ChatGroupsStore(chats.port, store, toasts);
    const thread = new ChatThreadStore(chats.port, list, store, messageWriting(random.id));
    await list.open('all');
    await list.listen();
    chats.line.listener?.connected();
    await settled();
    await thread.open('Room0001');
    list.look('Room0001');
    chats.asked = [];
    return { store, list, thread };
  };
  const texts = (thread: ChatThreadStore) => thread.thread.messages.map(({ number }) => number);

  it('[R-287][R-478] new messages join the open chat in order, and one request fills a gap', async () => {
    const { list, thread } = await environmentOf();
    chats.recent = [1, 2, 3, 4, 5].map((number) => chatMessage(number));
    chats.line.listener?.message(chatMessage(5));
    chats.line.listener?.message(chatMessage(5));
    await settled();
    expect([texts(thread), chats.asked]).toEqual([[1, 2, 3, 4, 5], ['after 2']]);
    expect(list.metaData).toEqual({ unreadMsgCount: 1, groupCount: 2, hasFetchedMetadata: true });
    await thread.markRead();
    expect(list.metaData.unreadMsgCount).toBe(0);
    expect(list.pendingToastNotification).toBeUndefined();
  });

  it('older messages that arrive after the chat was opened again leave no gap', async () => {
    const { thread } = await environmentOf();
    const page = (from: number) => ({
      items: [chatMessage(from), chatMessage(from + 1)],
      upTo: from + 1,
      hasMore: true,
    });
    let respond = () => {};
    chats.port.readRecent = async ({ before }: { after?: number; before?: number }) =>
      before === undefined
        ? page(7)
        : new Promise((resolve) => {
            respond = () => resolve(page(before - 2));
          });
    await thread.open('Room0001');
    const older = thread.older();
    respond();
    await older;
    expect(texts(thread)).toEqual([5, 6, 7, 8]);
    const late = thread.older();
    await thread.open('Room0001');
    respond();
    await late;
    expect(texts(thread)).toEqual([7, 8]);
  });

  it('a gap is filled while a request for the previous chat is still running', async () => {
    const { thread } = await environmentOf();
    const read = chats.port.readRecent;
    chats.port.readRecent = () => new Promise(() => {});
    chats.line.listener?.message(chatMessage(5));
    chats.port.readRecent = read;
    chats.recent = [chatMessage(1, { groupId: 'Room0002' })];
    await thread.open('Room0002');
    chats.recent = [1, 2, 3].map((number) => chatMessage(number, { groupId: 'Room0002' }));
    chats.line.listener?.message(chatMessage(3, { groupId: 'Room0002' }));
    await settled();
    expect(texts(thread)).toEqual([1, 2, 3]);
  });

  it('a gap that the server cannot fill is requested only once', async () => {
    const { thread } = await environmentOf();
    chats.line.listener?.message(chatMessage(9_000_000));
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect([texts(thread), chats.asked]).toEqual([[1, 2, 9_000_000], ['after 2']]);
  });

  it('[R-691] one read mark covers all messages that arrive while the previous mark is being sent', async () => {
    const { thread } = await environmentOf();
    const reading: Promise<void>[] = [];
    for (const number of [3, 4, 5, 6]) {
      chats.line.listener?.message(chatMessage(number));
      reading.push(thread.markRead());
    }
    await Promise.all(reading);
    expect(chats.marked).toEqual([3, 6]);
  });

  it('[R-694] job seeker rooms are loaded separately, and the badge still counts the other chats', async () => {
    const { list } = await environmentOf();
    const before = list.groups.map(({ id }) => id);
    await list.open('jobseeker');
    expect([chats.asked, list.listOf('jobseeker').map(({ id }) => id)]).toEqual([
      ['job seekers'],
      ['Room0003'],
    ]);
    expect(list.groups.map(({ id }) => id)).toEqual(['Room0003', ...before]);
    expect(list.metaData.unreadMsgCount).toBe(2);
  });

  it('[R-287] a message in a chat that is not open shows a toast', async () => {
    const { list, thread } = await environmentOf();
    chats.line.listener?.message(chatMessage(1, { groupId: 'Room0002', text: 'Over here' }));
    expect(list.pendingToastNotification).toEqual({
      groupId: 'Room0002',
      title: 'TokenNumber47, Room Room0002',
      text: 'Over here',
    });
    expect(texts(thread)).toEqual([1, 2]);
    list.toastShown();
    chats.line.listener?.message(chatMessage(2, { groupId: 'Room0002', mine: true }));
    chats.line.listener?.moderated(chatMessage(2, { groupId: 'Room0002', text: '', removed: true }));
    expect(list.pendingToastNotification).toBeUndefined();
    expect(list.groups[0]).toMatchObject({ id: 'Room0002', lastMessage: { text: '', removed: true } });
    chats.line.listener?.moderated(chatMessage(2, { text: '', removed: true }));
    expect(thread.thread.messages.at(-1)).toMatchObject({ number: 2, text: '', removed: true });
  });

  /** The first attempt to send a message gets no response; the attempts are recorded. */
  async function lostMessage() {
    const { thread } = await environmentOf();
    const messages: string[] = [];
    chats.line.sendMessage = async ({ clientId }) => {
      messages.push(clientId);
      throw new Failure('unavailable', 'sendMessage', 0);
    };
    thread.write('Hello?');
    await thread.send();
    return { thread, messages };
  }

  it('a lost message is sent again after the reconnect with the same client id', async () => {
    const { thread, messages } = await lostMessage();
    expect(thread.thread.unsent.map(({ state }) => state)).toEqual(['lost']);
    chats.line.listener?.disconnected();
    chats.line.sendMessage = async ({ clientId, text }) => {
      messages.push(clientId);
      return chatMessage(3, { clientId, text, mine: true });
    };
    chats.line.listener?.connected();
    await settled();
    await settled();
    expect(messages).toEqual(['Client new 1', 'Client new 1']);
    expect([thread.thread.unsent, texts(thread)]).toEqual([[], [1, 2, 3]]);
  });

  it('a lost message is not sent over a connection that another account of the browser opened', async () => {
    const { messages } = await lostMessage();
    chats.line.listener?.disconnected();
    chats.port.readRecent = async () => {
      throw new Failure('unauthorised', 'readRecent', 401, { code: 'ACCOUNT_CHANGED' });
    };
    chats.line.listener?.connected();
    await settled();
    await settled();
    expect(messages).toEqual(['Client new 1']);
  });

  it('a refused message waits for its author and shows the reason', async () => {
    const { thread } = await environmentOf();
    chats.line.sendMessage = async () => {
      throw new Failure('conflict', 'sendMessage', 409, { code: 'CHAT_CLOSED' });
    };
    thread.write('Hello?');
    await thread.send();
    expect([thread.thread.unsent[0]?.state, thread.trouble]).toEqual([
      'refused',
      'This chat has ended. No one is there to read your message.',
    ]);
    chats.line.listener?.connected();
    await settled();
    expect(thread.thread.unsent).toHaveLength(1);
    thread.withdraw('Client new 1');
    expect(thread.thread.unsent).toEqual([]);
  });

  it('a message is sent by HTTP request while the connection is down', async () => {
    const { store, thread } = await environmentOf();
    chats.line.listener?.disconnected();
    thread.write('By call');
    await thread.send();
    expect([chats.asked, store.isConnected]).toEqual([['send'], false]);
  });

  it('a typing member is shown until they stop or send the message', async () => {
    const store = chats.connectionStore();
    const typing = new ChatTypingStore(store, chats.timers);
    await chats.connect(store);
    chats.line.listener?.typing({ groupId: 'a', name: 'X' });
    chats.line.listener?.typing({ groupId: 'a', name: 'X' });
    chats.line.listener?.typing({ groupId: 'a', name: 'Y' });
    expect(typing.typingIn('a')).toEqual(['X', 'Y']);
    chats.later[0]?.run();
    expect(typing.typingIn('a')).toEqual(['Y']);
    chats.line.listener?.message(
      chatMessage(1, { groupId: 'a', author: { ...chatMessage(1).author, name: 'Y' } }),
    );
    expect(typing.typingIn('a')).toEqual([]);
  });
});
