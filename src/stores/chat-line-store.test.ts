import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../core/chat/chat';
import type { ChatLine, LineHearing } from '../core/chat/chat-line';
import type { ChatPort } from '../core/chat/chat-port';
import { type chatGroup, chatMessage } from '../core/chat/testing';
import { Failure } from '../core/shared/failure';
import { ChatLineStore } from './chat-line-store';

const settled = () => new Promise((done) => setTimeout(done));

/** A line in the hands of the test. */
class HandLine implements ChatLine {
  hearing: LineHearing | undefined;
  readonly joins: (readonly string[])[] = [];
  readonly left: string[] = [];
  readonly typed: string[] = [];
  tries = 0;
  isClosed = false;
  refuses = false;
  say: ChatLine['say'] = async () => chatMessage(1);
  async open(hearing: LineHearing) {
    if (this.refuses) throw new Error('the program did not come');
    this.hearing = hearing;
    this.tries += 1;
  }
  again() {
    this.tries += 1;
  }
  close() {
    this.hearing = undefined;
    this.isClosed = true;
  }
  async join(groupIds: readonly string[]) {
    this.joins.push(groupIds);
    return groupIds;
  }
  leave(groupId: string) {
    this.left.push(groupId);
  }
  typing(groupId: string) {
    this.typed.push(groupId);
  }
}

let line: HandLine;
let wake: () => void;
let later: { readonly wait: number; readonly run: () => void }[];
let asked: string[];
let groups: readonly ReturnType<typeof chatGroup>[];
let recent: readonly ChatMessage[];
let isAway: boolean;
const timers = {
  after: (wait: number, run: () => void) => {
    const one = { wait, run };
    later.push(one);
    return () => {
      later = later.filter((other) => other !== one);
    };
  },
  every: () => () => undefined,
};
const port = {
  readChatMetadata: async () => {
    asked.push('meta');
    if (isAway) throw new Failure('offline', 'readChatMetadata', 0);
    return { unreadCount: 0, groupCount: 0 };
  },
  listGroups: async () => {
    asked.push('groups');
    return groups;
  },
  readRecent: async ({ after = 0 }: { after?: number }) => {
    asked.push(`after ${after}`);
    const items = recent.filter(({ number }) => number > after);
    return { items, upTo: recent.at(-1)?.number ?? 0, hasMore: false };
  },
  sendMessage: async () => {
    asked.push('send');
    return chatMessage(1, { mine: true, clientId: 'Client by call' });
  },
  markRead: async ({ groupId, number }: { groupId: string; number: number }) => ({
    groupId,
    readNumber: number,
    unread: 0,
  }),
} as unknown as ChatPort;
beforeEach(() => {
  line = new HandLine();
  later = [];
  asked = [];
  groups = [];
  recent = [];
  isAway = false;
});

const storeOf = () => {
  const wakes = {
    watch: (woken: () => void) => {
      wake = woken;
      return () => {
        wake = () => undefined;
      };
    },
  };
  return new ChatLineStore(line, port, wakes, timers);
};
const connected = async (store: ChatLineStore) => {
  await store.connect();
  line.hearing?.connected();
  await settled();
};

describe('the line', () => {
  it('[R-472][R-473][R-474] connects, forgets its rooms when it breaks, and joins them again', async () => {
    const store = storeOf();
    await store.joinRooms(['a', 'b']);
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    await connected(store);
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    line.hearing?.disconnected();
    expect([store.isConnected, store.joinedRoomList]).toEqual([false, []]);
    line.hearing?.connected();
    await settled();
    expect([store.isConnected, store.joinedRoomList]).toEqual([true, ['a', 'b']]);
    expect(line.joins).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('[R-476] a room is joined once, however often it is wanted', async () => {
    const store = storeOf();
    await connected(store);
    await store.joinRooms(['a']);
    await store.joinRooms(['a', 'b']);
    await store.joinRooms(['b', 'a']);
    expect(store.joinedRoomList).toEqual(['a', 'b']);
    expect(line.joins.flat()).toEqual(['a', 'b']);
  });

  it('[R-477] leaving one leaves one, leaving ALL leaves none', async () => {
    const store = storeOf();
    await connected(store);
    await store.joinRooms(['a', 'b', 'c']);
    store.leaveRoom('b');
    expect(store.joinedRoomList).toEqual(['a', 'c']);
    store.leaveRoom('ALL');
    expect(store.joinedRoomList).toEqual([]);
    line.hearing?.connected();
    await settled();
    expect(store.joinedRoomList).toEqual([]);
  });

  it('[R-475] cleaning up listens no more, hangs up and resets the rooms', async () => {
    const store = storeOf();
    await connected(store);
    await store.joinRooms(['a']);
    store.cleanup();
    expect([store.isConnected, store.joinedRoomList, line.isClosed]).toEqual([false, [], true]);
    wake();
    await settled();
    expect([line.tries, later]).toEqual([1, []]);
    await connected(store);
    expect(store.joinedRoomList).toEqual([]);
  });

  it('[R-741] says why it does not stand, or that it failed to connect', async () => {
    const store = storeOf();
    await store.connect();
    line.hearing?.failed('websocket error', true);
    expect(store.connectionError).toBe('websocket error');
    line.hearing?.failed('', false);
    expect(store.connectionError).toBe('Failed to connect');
    line.hearing?.connected();
    expect(store.connectionError).toBeUndefined();
    const other = storeOf();
    line.refuses = true;
    await other.connect();
    expect(other.connectionError).toBe('Failed to connect');
  });

  it('tries slowly when the quick tries were in vain, and at once when somebody looks again', async () => {
    const store = storeOf();
    await store.connect();
    line.hearing?.failed('', false);
    expect(later.map(({ wait }) => wait)).toEqual([30_000]);
    isAway = true;
    later[0]?.run();
    await settled();
    expect([line.tries, later.map(({ wait }) => wait)]).toEqual([1, [60_000]]);
    isAway = false;
    wake();
    await settled();
    // The call comes first: it renews a session that has run out.
    expect([asked, line.tries]).toEqual([['meta', 'meta'], 2]);
    line.hearing?.connected();
    await settled();
    wake();
    await settled();
    expect(line.tries).toBe(2);
  });
});
