import type { ChatGroup, ChatMessage } from '../../src/core/chat/chat';
import type { ChatConnection, ChatConnectionListener } from '../../src/core/chat/chat-connection';
import type { ChatPort } from '../../src/core/chat/chat-port';
import { chatGroup, chatMessage } from '../../src/core/chat/testing';
import type { WakeEvents } from '../../src/core/chat/wake-events';
import { Failure } from '../../src/core/shared/failure';
import { ChatConnectionStore } from '../../src/stores/chat/chat-connection-store';

export const settled = () => new Promise((done) => setImmediate(done));

/** A connection controlled by the test. */
class FakeConnection implements ChatConnection {
  listener: ChatConnectionListener | undefined;
  readonly joins: (readonly string[])[] = [];
  readonly left: string[] = [];
  readonly typed: string[] = [];
  tries = 0;
  isClosed = false;
  isPaused = false;
  refuses = false;
  isMute = false;
  sendMessage: ChatConnection['sendMessage'] = async () => chatMessage(1);
  async open(listener: ChatConnectionListener) {
    if (this.refuses) throw new Error('the program did not come');
    this.listener = listener;
    this.tries += 1;
  }
  pause() {
    this.isPaused = true;
    this.listener?.disconnected();
  }
  again() {
    this.isPaused = false;
    this.tries += 1;
  }
  close() {
    this.listener = undefined;
    this.isClosed = true;
  }
  async join(groupIds: readonly string[]) {
    this.joins.push(groupIds);
    if (this.isMute) throw new Error('no response came');
    return groupIds;
  }
  leave(groupId: string) {
    this.left.push(groupId);
  }
  typing(groupId: string) {
    this.typed.push(groupId);
  }
}

/** A chat service, a connection to it, and a clock controlled by the test. */
export class ChatFixture {
  readonly line = new FakeConnection();
  later: readonly { readonly wait: number; readonly run: () => void }[] = [];
  asked: string[] = [];
  readonly marked: number[] = [];
  groups: readonly ChatGroup[] = [];
  recent: readonly ChatMessage[] = [];
  isAway = false;
  readonly #watching = new Set<Parameters<WakeEvents['watch']>>();

  readonly timers = {
    after: (wait: number, run: () => void) => {
      const item = { wait, run };
      this.later = [...this.later, item];
      return () => {
        this.later = this.later.filter((candidate) => candidate !== item);
      };
    },
    every: () => () => undefined,
  };

  readonly port = {
    readChatMetadata: async () => {
      this.asked.push('meta');
      if (this.isAway) throw new Failure('offline', 'readChatMetadata', 0);
      return { unreadCount: 0, groupCount: 0 };
    },
    listGroups: async () => {
      this.asked.push('groups');
      return this.groups;
    },
    listJobseekerGroups: async () => {
      this.asked.push('job seekers');
      return [chatGroup('Room0003', { audience: 'JOBSEEKER', unread: 2 })];
    },
    readRecent: async ({ after = 0 }: { after?: number }) => {
      this.asked.push(`after ${after}`);
      const items = this.recent.filter(({ number }) => number > after);
      return { items, upTo: this.recent.at(-1)?.number ?? 0, hasMore: false };
    },
    sendMessage: async () => {
      this.asked.push('send');
      return chatMessage(1, { mine: true, clientId: 'Client by call' });
    },
    markRead: async ({ groupId, number }: { groupId: string; number: number }) => {
      this.marked.push(number);
      await settled();
      return { groupId, readNumber: number, unread: 0 };
    },
  } as unknown as ChatPort;

  readonly #wakeEvents = {
    watch: (...calls: Parameters<WakeEvents['watch']>) => {
      this.#watching.add(calls);
      return () => this.#watching.delete(calls);
    },
  };

  wake = (): void => {
    for (const [onWake] of [...this.#watching]) onWake();
  };

  leave = (): void => {
    for (const [, onLeave] of this.#watching) onLeave();
  };

  connectionStore = () => new ChatConnectionStore(this.line, this.port, this.#wakeEvents, this.timers);

  connect = async (store: ChatConnectionStore) => {
    await store.connect();
    this.line.listener?.connected();
    await settled();
  };
}
