import { beforeEach, describe, expect, it } from 'vitest';
import { ChatFixture, settled } from '../../../tests/support/chat-fixture';
import { chatMessage } from '../../core/chat/testing';

let chats: ChatFixture;
beforeEach(() => {
  chats = new ChatFixture();
});

async function connected() {
  const store = chats.connectionStore();
  await store.joinRooms(['a']);
  await chats.connect(store);
  return store;
}

const OUTGOING = { groupId: 'a', clientId: 'Client01', text: 'Hello' };

describe('the chat connection of a page that may be unloaded', () => {
  it('[R-473] leaving a page closes the chat connection without an error or a pending retry', async () => {
    const store = await connected();
    chats.leave();
    expect([chats.line.isPaused, store.isConnected, store.connectionError]).toEqual([true, false, undefined]);
    expect(chats.later).toEqual([]);
  });

  it('[R-474][R-478] a page that stays or returns sends one request, reconnects and rejoins its rooms', async () => {
    const store = await connected();
    const rejoined: string[] = [];
    store.subscribe({ rejoined: () => void rejoined.push('rejoined') });
    chats.leave();
    chats.wake();
    chats.wake();
    await settled();
    expect([chats.asked, chats.line.isPaused, chats.line.tries]).toEqual([['meta'], false, 2]);
    chats.line.listener?.connected();
    await settled();
    expect([store.joinedRoomList, rejoined, chats.later]).toEqual([['a'], ['rejoined'], []]);
  });

  it('a page that returns without its session does not reconnect', async () => {
    await connected();
    chats.leave();
    chats.isAway = true;
    chats.wake();
    await settled();
    expect([chats.line.isPaused, chats.line.tries]).toEqual([true, 1]);
  });

  it('a message written before the chat reconnects is sent by HTTP request', async () => {
    const store = await connected();
    chats.leave();
    expect((await store.sendMessage(OUTGOING)).clientId).toBe('Client by call');
  });

  it('the chat connection stays open until the server has answered every message', async () => {
    const store = await connected();
    let respond = () => {};
    chats.line.sendMessage = () =>
      new Promise((resolve) => {
        respond = () => resolve(chatMessage(1));
      });
    const sending = store.sendMessage(OUTGOING);
    chats.leave();
    expect([chats.line.isPaused, store.isConnected]).toEqual([false, true]);
    respond();
    await sending;
    chats.leave();
    expect(chats.line.isPaused).toBe(true);
  });

  it('[R-475] leaving or staying on a page changes nothing after the chat connection was cleaned up', async () => {
    const store = await connected();
    chats.leave();
    store.cleanup();
    chats.leave();
    chats.wake();
    await settled();
    expect([chats.asked, chats.line.tries]).toEqual([[], 1]);
  });
});
