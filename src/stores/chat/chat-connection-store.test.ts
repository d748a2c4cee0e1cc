import { beforeEach, describe, expect, it } from 'vitest';
import { ChatFixture, settled } from '../../../tests/support/chat-fixture';

let chats: ChatFixture;
beforeEach(() => {
  chats = new ChatFixture();
});

describe('the chat connection', () => {
  it('[R-472][R-473][R-474] the chat connection connects, forgets its rooms on disconnect and joins them again', async () => {
    const store = chats.connectionStore();
    await store.joinRooms(['a', 'b']);
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    await chats.connect(store);
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    chats.line.listener?.disconnected();
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    chats.line.listener?.connected();
    await settled();
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    expect(chats.line.joins).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('[R-476] the chat connection joins a room only once, however often it is requested', async () => {
    const store = chats.connectionStore();
    await chats.connect(store);
    await store.joinRooms(['a']);
    await store.joinRooms(['a', 'b']);
    await store.joinRooms(['b', 'a']);
    expect(store.joinedRoomList).toEqual(['a', 'b']);
    expect(chats.line.joins.flat()).toEqual(['a', 'b']);
  });

  it('[R-477] the chat connection leaves only the given room, and all rooms with ALL', async () => {
    const store = chats.connectionStore();
    await chats.connect(store);
    await store.joinRooms(['a', 'b', 'c']);
    store.leaveRoom('b');
    expect(store.joinedRoomList).toEqual(['a', 'c']);
    store.leaveRoom('ALL');
    expect(store.joinedRoomList).toEqual([]);
    chats.line.listener?.connected();
    await settled();
    expect(store.joinedRoomList).toEqual([]);
  });

  it('[R-475] cleaning up the chat connection stops listening, disconnects and resets the rooms', async () => {
    const store = chats.connectionStore();
    await chats.connect(store);
    await store.joinRooms(['a']);
    store.cleanup();
    expect([store.isConnected, store.joinedRoomList, chats.line.isClosed]).toEqual([false, [], true]);
    chats.wake();
    await settled();
    expect([chats.line.tries, chats.later]).toEqual([1, []]);
    await chats.connect(store);
    expect(store.joinedRoomList).toEqual([]);
  });

  it('[R-741] the chat connection shows the reason of a failure, or that it failed to connect', async () => {
    const store = chats.connectionStore();
    await store.connect();
    chats.line.listener?.failed('websocket error', true);
    expect(store.connectionError).toBe('websocket error');
    chats.line.listener?.failed('', false);
    expect(store.connectionError).toBe('Failed to connect');
    chats.line.listener?.connected();
    expect(store.connectionError).toBeUndefined();
    const other = chats.connectionStore();
    chats.line.refuses = true;
    await other.connect();
    expect(other.connectionError).toBe('Failed to connect');
  });

  it('the chat connection retries slowly after the quick attempts and at once when the page is visible again', async () => {
    const store = chats.connectionStore();
    await store.connect();
    chats.line.listener?.failed('', false);
    expect(chats.later.map(({ wait }) => wait)).toEqual([30_000]);
    chats.isAway = true;
    chats.later[0]?.run();
    await settled();
    expect([chats.line.tries, chats.later.map(({ wait }) => wait)]).toEqual([1, [60_000]]);
    chats.isAway = false;
    chats.wake();
    await settled();
    // The HTTP request comes first: it renews an expired session.
    expect([chats.asked, chats.line.tries]).toEqual([['meta', 'meta'], 2]);
    chats.line.listener?.connected();
    await settled();
    chats.wake();
    await settled();
    expect(chats.line.tries).toBe(2);
  });

  it('[R-741] a chat connection that opens without a response counts as failed and is retried', async () => {
    const store = chats.connectionStore();
    await store.connect();
    expect([store.connectionError, chats.later.map(({ wait }) => wait)]).toEqual([undefined, [10_000]]);
    chats.later[0]?.run();
    expect([store.isConnected, store.connectionError]).toEqual([false, 'Failed to connect']);
    store.press();
    expect(store.trying).toBe(true);
    await settled();
    expect(chats.line.tries).toBe(2);
    chats.later.at(-1)?.run();
    expect([store.trying, store.connectionError]).toEqual([false, 'Failed to connect']);
    chats.line.listener?.connected();
    await settled();
    expect([store.isConnected, store.connectionError, chats.later]).toEqual([true, undefined, []]);
  });

  it('[R-741] a chat connection that connects without confirming its rooms counts as failed', async () => {
    const store = chats.connectionStore();
    chats.line.isMute = true;
    await store.joinRooms(['a']);
    await chats.connect(store);
    expect([store.isConnected, store.connectionError]).toEqual([false, 'Failed to connect']);
    chats.line.isMute = false;
    store.press();
    await settled();
    chats.line.listener?.connected();
    await settled();
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a']]);
  });

  it('a chat connection that is closed during a retry shows no error', async () => {
    const store = chats.connectionStore();
    await store.connect();
    chats.line.listener?.failed('', false);
    chats.isAway = true;
    store.press();
    store.cleanup();
    await settled();
    expect([store.connectionError, store.trying, chats.later]).toEqual([undefined, false, []]);
  });

  it('[R-475] a chat connection that is closed while its code loads stays closed', async () => {
    const store = chats.connectionStore();
    const connecting = store.connect();
    store.cleanup();
    await connecting;
    expect([store.connectionError, chats.later]).toEqual([undefined, []]);
  });

  it('[R-475] a chat connection whose code failed to load is not retried after it is closed', async () => {
    const store = chats.connectionStore();
    chats.line.refuses = true;
    await store.connect();
    chats.line.refuses = false;
    await chats.connect(store);
    store.cleanup();
    chats.wake();
    await settled();
    expect(chats.line.tries).toBe(1);
  });
});
