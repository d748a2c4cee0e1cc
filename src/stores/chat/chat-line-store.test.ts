import { beforeEach, describe, expect, it } from 'vitest';
import { ChatHouse, settled } from '../../../tests/support/chat-house';

let chats: ChatHouse;
beforeEach(() => {
  chats = new ChatHouse();
});

describe('the line', () => {
  it('[R-472][R-473][R-474] connects, forgets its rooms when it breaks, and joins them again', async () => {
    const store = chats.lineStore();
    await store.joinRooms(['a', 'b']);
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    await chats.connect(store);
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    chats.line.hearing?.disconnected();
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    chats.line.hearing?.connected();
    await settled();
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    expect(chats.line.joins).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('[R-476] a room is joined once, however often it is wanted', async () => {
    const store = chats.lineStore();
    await chats.connect(store);
    await store.joinRooms(['a']);
    await store.joinRooms(['a', 'b']);
    await store.joinRooms(['b', 'a']);
    expect(store.joinedRoomList).toEqual(['a', 'b']);
    expect(chats.line.joins.flat()).toEqual(['a', 'b']);
  });

  it('[R-477] leaving one leaves one, leaving ALL leaves none', async () => {
    const store = chats.lineStore();
    await chats.connect(store);
    await store.joinRooms(['a', 'b', 'c']);
    store.leaveRoom('b');
    expect(store.joinedRoomList).toEqual(['a', 'c']);
    store.leaveRoom('ALL');
    expect(store.joinedRoomList).toEqual([]);
    chats.line.hearing?.connected();
    await settled();
    expect(store.joinedRoomList).toEqual([]);
  });

  it('[R-475] cleaning up listens no more, hangs up and resets the rooms', async () => {
    const store = chats.lineStore();
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

  it('[R-741] says why it does not stand, or that it failed to connect', async () => {
    const store = chats.lineStore();
    await store.connect();
    chats.line.hearing?.failed('websocket error', true);
    expect(store.connectionError).toBe('websocket error');
    chats.line.hearing?.failed('', false);
    expect(store.connectionError).toBe('Failed to connect');
    chats.line.hearing?.connected();
    expect(store.connectionError).toBeUndefined();
    const other = chats.lineStore();
    chats.line.refuses = true;
    await other.connect();
    expect(other.connectionError).toBe('Failed to connect');
  });

  it('tries slowly when the quick tries were in vain, and at once when somebody looks again', async () => {
    const store = chats.lineStore();
    await store.connect();
    chats.line.hearing?.failed('', false);
    expect(chats.later.map(({ wait }) => wait)).toEqual([30_000]);
    chats.isAway = true;
    chats.later[0]?.run();
    await settled();
    expect([chats.line.tries, chats.later.map(({ wait }) => wait)]).toEqual([1, [60_000]]);
    chats.isAway = false;
    chats.wake();
    await settled();
    // The call comes first: it renews a session that has run out.
    expect([chats.asked, chats.line.tries]).toEqual([['meta', 'meta'], 2]);
    chats.line.hearing?.connected();
    await settled();
    chats.wake();
    await settled();
    expect(chats.line.tries).toBe(2);
  });

  it('[R-741] that was opened and never says a word is told as one that does not stand, and tried anew', async () => {
    const store = chats.lineStore();
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
    chats.line.hearing?.connected();
    await settled();
    expect([store.isConnected, store.connectionError, chats.later]).toEqual([true, undefined, []]);
  });

  it('[R-741] that connects and does not say which rooms it brings news of does not stand', async () => {
    const store = chats.lineStore();
    chats.line.isMute = true;
    await store.joinRooms(['a']);
    await chats.connect(store);
    expect([store.isConnected, store.connectionError]).toEqual([false, 'Failed to connect']);
    chats.line.isMute = false;
    store.press();
    await settled();
    chats.line.hearing?.connected();
    await settled();
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a']]);
  });

  it('nobody is told anything of a line that was hung up while it was tried again', async () => {
    const store = chats.lineStore();
    await store.connect();
    chats.line.hearing?.failed('', false);
    chats.isAway = true;
    store.press();
    store.cleanup();
    await settled();
    expect([store.connectionError, store.trying, chats.later]).toEqual([undefined, false, []]);
  });

  it('[R-475] hung up while its program was still on its way stays so, whatever time goes by', async () => {
    const store = chats.lineStore();
    const connecting = store.connect();
    store.cleanup();
    await connecting;
    expect([store.connectionError, chats.later]).toEqual([undefined, []]);
  });

  it('[R-475] whose program did not come at first is not tried again either once it is hung up', async () => {
    const store = chats.lineStore();
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
