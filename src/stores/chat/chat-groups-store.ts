import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type ChatGroup,
  type ChatMessage,
  type ChatMetadata,
  type ChatRoom,
  type ChatStatusInput,
  type DirectChatInput,
  MAX_GROUPS,
} from '../../core/chat/chat';
import type { ChatPort } from '../../core/chat/chat-port';
import {
  type ChatList,
  listed,
  totals,
  withAllRead,
  withMark,
  withMessage,
  withModerated,
  withPeerMark,
} from '../../core/chat/groups';
import { chatText } from '../../core/chat/text';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { ChatId } from '../../core/shared/ids';
import type { ToastStore } from '../shared/toast-store';
import { optionalPart } from '../shell/optional-part';
import type { ChatConnectionStore } from './chat-connection-store';

export interface PendingToast {
  readonly groupId: ChatId;
  readonly title: string;
  readonly text: string;
}

export class ChatGroupsStore {
  groups: readonly ChatGroup[] = [];
  rooms: readonly ChatRoom[] = [];
  pendingToastNotification: PendingToast | undefined = undefined;
  /** The open chat: its messages count as read and show no toast. */
  reading: string | undefined = undefined;
  hasFetchedMetadata = false;
  /** The list failed to load next to an open chat. */
  listFailed = false;
  busy: string | undefined = undefined;
  readonly #port: ChatPort;
  readonly #connection: ChatConnectionStore;
  readonly #toasts: ToastStore;
  #again = 0;

  constructor(port: ChatPort, store: ChatConnectionStore, toasts: ToastStore) {
    this.#port = port;
    this.#connection = store;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      {
        groups: observableRef,
        rooms: observableRef,
        pendingToastNotification: observableRef,
      },
      { autoBind: true },
    );
    store.subscribe({
      rejoined: () => void this.#reload(),
      message: this.#onMessage,
      moderated: this.moderated,
      read: ({ groupId, number, mine }) => (mine ? void this.#reload() : this.#peerRead(groupId, number)),
      group: () => void this.#reload(),
    });
  }

  get metaData() {
    const { unreadCount, groupCount }: ChatMetadata = totals(this.groups);
    return {
      unreadMsgCount: unreadCount,
      groupCount,
      hasFetchedMetadata: this.hasFetchedMetadata,
    };
  }

  listOf(list: ChatList): readonly ChatGroup[] {
    return listed(this.groups, list);
  }

  groupOf(groupId: ChatId | undefined): ChatGroup | undefined {
    return this.groups.find(({ id }) => id === groupId);
  }

  /** The connection reports every event of this chat, so the local state is up to date. */
  isAudible(groupId: ChatId | undefined): boolean {
    const group = this.groupOf(groupId);
    return group !== undefined && this.#connection.joinedRoomList.includes(group.id);
  }

  async open(list: ChatList, call?: Call): Promise<void> {
    // The other chats are not reloaded; the badge still counts them.
    const part = list === 'jobseeker' && this.hasFetchedMetadata;
    const [groups, rooms] = await Promise.all([
      part
        ? this.#port.listJobseekerGroups({ limit: MAX_GROUPS }, call).then(this.#withJobseekers)
        : this.#port.listGroups({ limit: MAX_GROUPS }, call),
      list === 'rooms' ? this.#port.listRooms({}, call) : undefined,
    ]);
    runInAction(() => {
      this.#take(groups);
      if (rooms) this.rooms = rooms;
    });
  }

  /** Next to an open chat, which works without the list. */
  async openBeside(list: ChatList, call?: Call): Promise<void> {
    const opened = await optionalPart(this.open(list, call).then(() => true));
    runInAction(() => {
      this.listFailed = opened === undefined;
    });
  }

  async listen(): Promise<void> {
    await this.#connection.joinRooms(this.groups.map(({ id }) => id));
    await this.#connection.connect();
  }

  look(groupId: ChatId | undefined): void {
    this.reading = groupId;
  }

  /** Clears the chats of the previous user. */
  forget(): void {
    this.#again += 1;
    this.groups = [];
    this.rooms = [];
    this.hasFetchedMetadata = false;
    this.pendingToastNotification = undefined;
  }

  toastShown(): void {
    this.pendingToastNotification = undefined;
  }

  markedRead(groupId: ChatId): void {
    this.groups = withAllRead(this.groups, groupId);
  }

  moderated(message: ChatMessage): void {
    this.groups = withModerated(this.groups, message);
  }

  spoken(message: ChatMessage): void {
    this.groups = withMessage(this.groups, message);
  }

  /** Resolves to true once the new status is saved. */
  async setStatus(input: ChatStatusInput): Promise<boolean> {
    const done = await this.#doing(input.groupId, () => this.#port.setChatStatus(input));
    if (!done) return false;
    const isOther = ({ id }: { readonly id: ChatId }) => id !== input.groupId;
    if (input.status === 'LEFT') this.#connection.leaveRoom(input.groupId);
    runInAction(() => {
      this.rooms = this.rooms.filter(isOther);
      // At once: an event may replace the reload below by a later one, and the page must not return to its entry.
      if (input.status === 'LEFT') this.groups = this.groups.filter(isOther);
    });
    await this.#reload();
    return true;
  }

  /** Starts a chat with the author of the content; undefined when it is not possible. */
  async start(input: DirectChatInput): Promise<string | undefined> {
    const status = await this.#doing(input.resourceId, () => this.#port.startChat(input));
    if (status) await this.#reload();
    return status?.groupId;
  }

  /** Ignores a request that is already in progress. */
  async #doing<Result>(label: string, ask: () => Promise<Result>): Promise<Result | undefined> {
    if (this.busy === label) return undefined;
    this.busy = label;
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, chatText.trouble(error));
      return undefined;
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }

  readonly #onMessage = (message: ChatMessage): void => {
    const group = this.groupOf(message.groupId);
    if (!group) return void this.#reload();
    runInAction(() => {
      this.groups = withMessage(this.groups, message);
      if (!message.mine && this.reading !== group.id && message.number > group.lastNumber)
        this.pendingToastNotification = {
          groupId: group.id,
          title: group.kind === 'ROOM' ? `${message.author.name}, ${group.name}` : message.author.name,
          text: message.text,
        };
    });
  };

  readonly #withJobseekers = (rooms: readonly ChatGroup[]): readonly ChatGroup[] => [
    ...rooms,
    ...this.groups.filter(({ audience }) => audience !== 'JOBSEEKER'),
  ];

  #peerRead(groupId: ChatId, number: number): void {
    runInAction(() => {
      this.groups = withPeerMark(this.groups, groupId, number);
    });
  }

  /** A response may miss events that arrived during the request, so only the last reload counts. */
  async #reload(): Promise<void> {
    const turn = ++this.#again;
    try {
      const groups = await this.#port.listGroups({ limit: MAX_GROUPS });
      if (turn === this.#again) runInAction(() => this.#take(groups));
    } catch (error) {
      // A background reload shows no error; the next event from the connection retries.
      if (!(error instanceof Failure)) throw error;
    }
  }

  #take(groups: readonly ChatGroup[]): void {
    const before = new Map(this.groups.map((group) => [group.id, group]));
    this.groups = groups.map((group) => {
      const known = before.get(group.id);
      return known && known.lastNumber > group.lastNumber ? known : group;
    });
    this.hasFetchedMetadata = true;
    this.listFailed = false;
    void this.#connection.joinRooms(groups.map(({ id }) => id));
  }

  settle(mark: Parameters<typeof withMark>[1]): void {
    this.groups = withMark(this.groups, mark);
  }
}
