import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../core/chat/chat';
import type { ChatLine, LineHearing } from '../core/chat/chat-line';
import type { ChatPort } from '../core/chat/chat-port';
import { chatGroup, chatMessage, messageWriting } from '../core/chat/testing';
import { Failure } from '../core/shared/failure';
import { ChatGroupsStore } from './chat-groups-store';
import { ChatLineStore } from './chat-line-store';
import { ChatThreadStore } from './chat-thread-store';
import { ChatTypingStore } from './chat-typing-store';
import { ToastStore } from './toast-store';

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
let later: { readonly wait: number; readonly run: () => void }[];
let asked: string[];
let groups: readonly ReturnType<typeof chatGroup>[];
let recent: readonly ChatMessage[];
let marked: number[] = [];
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
  listJobseekerGroups: async () => {
    asked.push('job seekers');
    return [chatGroup('Room0003', { audience: 'JOBSEEKER', unread: 2 })];
  },
  markRead: async ({ groupId, number }: { groupId: string; number: number }) => {
    marked.push(number);
    await settled();
    return { groupId, readNumber: number, unread: 0 };
  },
} as unknown as ChatPort;
beforeEach(() => {
  line = new HandLine();
  later = [];
  asked = [];
  groups = [];
  recent = [];
  isAway = false;
  marked = [];
});

const storeOf = () => {
  const wakes = {
    watch: () => () => undefined,
  };
  return new ChatLineStore(line, port, wakes, timers);
};
const connected = async (store: ChatLineStore) => {
  await store.connect();
  line.hearing?.connected();
  await settled();
};

describe('what comes over it', () => {
  const worldOf = async () => {
    groups = [chatGroup('Room0001', { lastNumber: 2, readNumber: 2 }), chatGroup('Room0002')];
    recent = [chatMessage(1), chatMessage(2)];
    const store = storeOf();
    let made = 0;
    const random = { id: () => `Client new ${++made}` };
    const toasts = new ToastStore(timers, random);
    const list = new ChatGroupsStore(port, store, toasts);
    const thread = new ChatThreadStore(port, list, store, messageWriting(random.id));
    await list.open('all');
    await list.listen();
    line.hearing?.connected();
    await settled();
    await thread.open('Room0001');
    list.look('Room0001');
    asked = [];
    return { store, list, thread };
  };
  const texts = (thread: ChatThreadStore) => thread.thread.messages.map(({ number }) => number);

  it('[R-287][R-478] goes into the open chat in order, and a gap is filled by one call', async () => {
    const { list, thread } = await worldOf();
    recent = [1, 2, 3, 4, 5].map((number) => chatMessage(number));
    line.hearing?.message(chatMessage(5));
    line.hearing?.message(chatMessage(5));
    await settled();
    expect([texts(thread), asked]).toEqual([[1, 2, 3, 4, 5], ['after 2']]);
    expect(list.metaData).toEqual({ unreadMsgCount: 1, groupCount: 2, hasFetchedMetadata: true });
    await thread.markRead();
    expect(list.metaData.unreadMsgCount).toBe(0);
    expect(list.pendingToastNotification).toBeUndefined();
  });

  it('[R-691] says with one mark how far it was read, however much comes while the last is on its way', async () => {
    const { thread } = await worldOf();
    const reading: Promise<void>[] = [];
    for (const number of [3, 4, 5, 6]) {
      line.hearing?.message(chatMessage(number));
      reading.push(thread.markRead());
    }
    await Promise.all(reading);
    expect(marked).toEqual([3, 6]);
  });

  it('[R-694] the rooms of job seekers are asked for alone, and the badge goes on counting the rest', async () => {
    const { list } = await worldOf();
    const before = list.groups.map(({ id }) => id);
    await list.open('jobseeker');
    expect([asked, list.listOf('jobseeker').map(({ id }) => id)]).toEqual([['job seekers'], ['Room0003']]);
    expect(list.groups.map(({ id }) => id)).toEqual(['Room0003', ...before]);
    expect(list.metaData.unreadMsgCount).toBe(2);
  });

  it('[R-287] waits as a toast when its chat is not the open one', async () => {
    const { list, thread } = await worldOf();
    line.hearing?.message(chatMessage(1, { groupId: 'Room0002', text: 'Over here' }));
    expect(list.pendingToastNotification).toEqual({
      groupId: 'Room0002',
      title: 'TokenNumber47, Room Room0002',
      text: 'Over here',
    });
    expect(texts(thread)).toEqual([1, 2]);
    list.toastShown();
    line.hearing?.message(chatMessage(2, { groupId: 'Room0002', mine: true }));
    line.hearing?.judged(chatMessage(2, { groupId: 'Room0002', text: '', removed: true }));
    expect(list.pendingToastNotification).toBeUndefined();
    expect(list.groups[0]).toMatchObject({ id: 'Room0002', lastMessage: { text: '', removed: true } });
    line.hearing?.judged(chatMessage(2, { text: '', removed: true }));
    expect(thread.thread.messages.at(-1)).toMatchObject({ number: 2, text: '', removed: true });
  });

  it('what was lost on the way is said again when the line stands again, as the same message', async () => {
    const { thread } = await worldOf();
    const said: string[] = [];
    line.say = async ({ clientId }) => {
      said.push(clientId);
      throw new Failure('unavailable', 'sendMessage', 0);
    };
    thread.write('Hello?');
    await thread.send();
    expect(thread.thread.unsent.map(({ state }) => state)).toEqual(['lost']);
    line.hearing?.disconnected();
    line.say = async ({ clientId, text }) => {
      said.push(clientId);
      return chatMessage(3, { clientId, text, mine: true });
    };
    line.hearing?.connected();
    await settled();
    await settled();
    expect(said).toEqual(['Client new 1', 'Client new 1']);
    expect([thread.thread.unsent, texts(thread)]).toEqual([[], [1, 2, 3]]);
  });

  it('what was refused waits for its author and says why', async () => {
    const { thread } = await worldOf();
    line.say = async () => {
      throw new Failure('conflict', 'sendMessage', 409, { code: 'CHAT_CLOSED' });
    };
    thread.write('Hello?');
    await thread.send();
    expect([thread.thread.unsent[0]?.state, thread.trouble]).toEqual([
      'refused',
      'This chat is over. Nobody is there to read it.',
    ]);
    line.hearing?.connected();
    await settled();
    expect(thread.thread.unsent).toHaveLength(1);
    thread.withdraw('Client new 1');
    expect(thread.thread.unsent).toEqual([]);
  });

  it('is sent by a call where no line stands', async () => {
    const { store, thread } = await worldOf();
    line.hearing?.disconnected();
    thread.write('By call');
    await thread.send();
    expect([asked, store.isConnected]).toEqual([['send'], false]);
  });

  it('who types is told until they stop or say it', async () => {
    const store = storeOf();
    const typing = new ChatTypingStore(store, timers);
    await connected(store);
    line.hearing?.typing({ groupId: 'a', name: 'X' });
    line.hearing?.typing({ groupId: 'a', name: 'X' });
    line.hearing?.typing({ groupId: 'a', name: 'Y' });
    expect(typing.typingIn('a')).toEqual(['X', 'Y']);
    later[0]?.run();
    expect(typing.typingIn('a')).toEqual(['Y']);
    line.hearing?.message(chatMessage(1, { groupId: 'a', author: { ...chatMessage(1).author, name: 'Y' } }));
    expect(typing.typingIn('a')).toEqual([]);
  });
});
