import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChatMessage, OutgoingMessage } from '../../core/chat/chat';
import {
  type ChatConnection,
  CONNECTION_REPLY_TIMEOUT,
  EVERY_ROOM,
  FAILED_TO_CONNECT,
  SLOW_RETRY,
} from '../../core/chat/chat-connection';
import type { ChatPort } from '../../core/chat/chat-port';
import type { WakeEvents } from '../../core/chat/wake-events';
import type { ChatId } from '../../core/shared/ids';
import type { Timers } from '../../core/shared/timers';

export interface ChatNews {
  /** Connected and all rooms joined again: messages from the meantime can be fetched now. */
  readonly rejoined?: () => void;
  readonly message?: (message: ChatMessage) => void;
  readonly moderated?: (message: ChatMessage) => void;
  readonly read?: (mark: {
    readonly groupId: ChatId;
    readonly number: number;
    readonly mine: boolean;
  }) => void;
  readonly typing?: (user: { readonly groupId: ChatId; readonly name: string }) => void;
  readonly group?: (groupId: ChatId) => void;
}

export class ChatConnectionStore {
  isConnected = false;
  connectionError: string | undefined = undefined;
  joinedRoomList: readonly string[] = [];
  /** The user pressed retry. */
  trying = false;
  readonly #wanted = new Set<string>();
  readonly #listeners = new Set<ChatNews>();
  readonly #connection: ChatConnection;
  readonly #port: ChatPort;
  readonly #wakeEvents: WakeEvents;
  readonly #timers: Timers;
  #isOpen = false;
  #stopWatching: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  #stopListening: (() => void) | undefined;
  #wait: number = SLOW_RETRY.first;
  #isAsking = false;
  /** Messages that the socket has not acknowledged. */
  #unanswered = 0;

  constructor(chatConnection: ChatConnection, port: ChatPort, wakeEvents: WakeEvents, timers: Timers) {
    this.#connection = chatConnection;
    this.#port = port;
    this.#wakeEvents = wakeEvents;
    this.#timers = timers;
    makeAutoObservable(this, { joinedRoomList: observableRef }, { autoBind: true });
  }

  subscribe(news: ChatNews): () => void {
    this.#listeners.add(news);
    return () => this.#listeners.delete(news);
  }

  async connect(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#stopWatching?.();
    this.#stopWatching = this.#wakeEvents.watch(() => void this.tryAgain(), this.#leave);
    try {
      await this.#connection.open({
        connected: () => void this.#connected(),
        disconnected: this.#disconnected,
        failed: this.#failed,
        message: (message) => this.#publish((news) => news.message?.(message)),
        moderated: (message) => this.#publish((news) => news.moderated?.(message)),
        read: (mark) => this.#publish((news) => news.read?.(mark)),
        typing: (user) => this.#publish((news) => news.typing?.(user)),
        group: (groupId) => this.#publish((news) => news.group?.(groupId)),
      });
      if (this.#isOpen) this.#expectWord();
    } catch {
      // The client code failed to load; the next wake event loads it again.
      runInAction(() => {
        this.connectionError = FAILED_TO_CONNECT;
        this.trying = false;
        this.#isOpen = false;
      });
    }
  }

  /** Disconnects and forgets the joined rooms. */
  cleanup(): void {
    this.#isOpen = false;
    this.#stopWatching?.();
    this.#stopWaiting?.();
    this.#stopListening?.();
    this.#connection.close();
    this.#wanted.clear();
    this.isConnected = false;
    this.trying = false;
    this.joinedRoomList = [];
    this.connectionError = undefined;
  }

  /** Joins each room once, and again after every reconnect. */
  async joinRooms(groupIds: readonly ChatId[]): Promise<void> {
    const fresh = groupIds.filter((id) => !this.#wanted.has(id));
    for (const id of fresh) this.#wanted.add(id);
    if (this.isConnected && fresh.length > 0) await this.#join(fresh);
  }

  leaveRoom(groupId: ChatId): void {
    if (groupId === EVERY_ROOM) this.#wanted.clear();
    else this.#wanted.delete(groupId);
    this.joinedRoomList =
      groupId === EVERY_ROOM ? [] : this.joinedRoomList.filter((joined) => joined !== groupId);
    this.#connection.leave(groupId);
  }

  /** Uses the socket while connected, otherwise an HTTP request. */
  async sendMessage(message: OutgoingMessage): Promise<ChatMessage> {
    if (!this.isConnected) return this.#port.sendMessage(message);
    this.#unanswered += 1;
    try {
      return await this.#connection.sendMessage(message);
    } finally {
      this.#unanswered -= 1;
    }
  }

  typing(groupId: ChatId): void {
    if (this.isConnected) this.#connection.typing(groupId);
  }

  /** Starts with an HTTP request: it renews an expired session and shows whether the server is reachable. */
  async tryAgain(): Promise<void> {
    if (!this.#isOpen) return void this.connect();
    if (this.isConnected || this.#isAsking) return;
    this.#stopWaiting?.();
    this.#isAsking = true;
    try {
      await this.#port.readChatMetadata();
    } catch {
      if (this.#isOpen) this.#failed('', false);
      return;
    } finally {
      this.#isAsking = false;
    }
    if (this.isConnected || !this.#isOpen) return;
    this.#connection.again();
    this.#expectWord();
  }

  /** Retries at once when the user presses the button. */
  press(): void {
    if (this.isConnected) return;
    this.trying = true;
    void this.tryAgain();
  }

  /**
   * Browsers do not restore a page that is left with an open connection. Unless a message is still unanswered, it is
   * closed here and opened again by `tryAgain`, which also finds out whether the page still has its account.
   */
  readonly #leave = (): void => {
    if (this.#unanswered > 0) return;
    this.#connection.pause();
    this.#stopWaiting?.();
    this.#stopListening?.();
  };

  async #connected(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopListening?.();
    this.#wait = SLOW_RETRY.first;
    runInAction(() => {
      this.isConnected = true;
      this.trying = false;
      this.connectionError = undefined;
    });
    await this.#join([...this.#wanted]);
    if (this.isConnected) this.#publish((news) => news.rejoined?.());
  }

  readonly #disconnected = (): void => {
    runInAction(() => {
      this.isConnected = false;
      this.joinedRoomList = [];
    });
    this.#expectWord();
  };

  readonly #failed = (reason: string, forNow: boolean): void => {
    runInAction(() => {
      this.connectionError = reason || FAILED_TO_CONNECT;
      this.trying = false;
    });
    if (forNow) this.#expectWord();
    else this.#waitLonger();
  };

  #broke(): void {
    this.#disconnected();
    this.#failed('', false);
  }

  /** A connection can open and never respond; only a timeout detects that. */
  #expectWord(): void {
    this.#stopListening?.();
    if (this.isConnected) return;
    this.#stopListening = this.#timers.after(CONNECTION_REPLY_TIMEOUT, () => this.#failed('', false));
  }

  #waitLonger(): void {
    this.#stopWaiting?.();
    this.#stopListening?.();
    this.#stopWaiting = this.#timers.after(this.#wait, () => void this.tryAgain());
    this.#wait = Math.min(SLOW_RETRY.longest, this.#wait * 2);
  }

  async #join(groupIds: readonly ChatId[]): Promise<void> {
    if (groupIds.length === 0) return;
    const joined = await this.#connection.join(groupIds).catch(() => undefined);
    if (!joined) {
      // A connection that does not respond to this would deliver no messages either.
      if (this.isConnected) this.#broke();
      return;
    }
    runInAction(() => {
      const listening = joined.filter((id) => this.#wanted.has(id));
      this.joinedRoomList = [...new Set([...this.joinedRoomList, ...listening])];
    });
  }

  #publish(listener: (news: ChatNews) => void): void {
    for (const news of this.#listeners) listener(news);
  }
}
