import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type ChatMessage, MAX_MESSAGE_LENGTH, MAX_MESSAGES } from '../../core/chat/chat';
import type { ChatPort } from '../../core/chat/chat-port';
import type { MessageWriting } from '../../core/chat/message-writing';
import { chatText } from '../../core/chat/text';
import {
  EMPTY_THREAD,
  filled,
  isDelivered,
  missingAfter,
  received,
  startedThread,
  type Thread,
  withdrawn,
  withModerated,
  withOlder,
  without,
  withoutUnsent,
  withUnsent,
} from '../../core/chat/thread';
import { charactersLeft } from '../../core/posts/writing-rules';
import type { Call } from '../../core/shared/call';
import { Failure, type FailureKind } from '../../core/shared/failure';
import type { ChatId, ClientMessageId } from '../../core/shared/ids';
import type { ChatConnectionStore } from './chat-connection-store';
import type { ChatGroupsStore } from './chat-groups-store';
import { EarlierMessages } from './earlier-messages';
import { ReadMarks } from './read-marks';

const FIRST_PAGE = 60;
const OLDER_PAGE = 200;
/** Failures without a refusal: the message, or its response, was lost. */
const LOST: readonly FailureKind[] = ['offline', 'unavailable', 'cancelled', 'unauthorised'];

/** The open chat: its messages and the user's drafts. */
export class ChatThreadStore {
  groupId: ChatId | undefined = undefined;
  thread: Thread = EMPTY_THREAD;
  text = '';
  trouble: string | undefined = undefined;
  earlier = new EarlierMessages();
  /** Whether the last update added messages at the top. */
  grewUpwards = false;
  readonly #port: ChatPort;
  readonly #groups: ChatGroupsStore;
  readonly #connection: ChatConnectionStore;
  readonly #writing: MessageWriting;
  #filling: Promise<Failure | undefined> | undefined;
  #marks = new ReadMarks(async () => {});

  constructor(port: ChatPort, groups: ChatGroupsStore, store: ChatConnectionStore, writing: MessageWriting) {
    this.#port = port;
    this.#groups = groups;
    this.#connection = store;
    this.#writing = writing;
    makeAutoObservable(this, { thread: observableRef, earlier: observableRef }, { autoBind: true });
    const { moderated } = this;
    store.subscribe({ message: this.#onMessage, moderated, rejoined: () => void this.#back() });
  }

  async open(groupId: ChatId, call?: Call): Promise<void> {
    const page = await this.#port.readRecent({ groupId, limit: FIRST_PAGE }, call);
    runInAction(() => {
      if (this.groupId !== groupId) {
        this.text = '';
        this.trouble = undefined;
        this.earlier = new EarlierMessages();
        this.#marks = this.#marksOf(groupId);
        this.#filling = undefined;
      }
      const unsent = this.groupId === groupId ? this.thread.unsent : [];
      this.groupId = groupId;
      this.grewUpwards = false;
      this.thread = startedThread(page, unsent);
    });
  }

  close(): void {
    this.groupId = undefined;
    this.thread = EMPTY_THREAD;
    this.#groups.look(undefined);
  }

  /** Restores the draft of the chat and the messages that did not arrive. */
  recall(groupId: ChatId): void {
    if (this.groupId !== groupId) return;
    if (this.text === '') this.text = this.#writing.read(groupId);
    for (const { clientId, text } of this.#writing.held(groupId)) {
      if (isDelivered(this.thread, clientId)) this.#writing.release(groupId, clientId);
      else if (!this.thread.unsent.some((unsent) => unsent.clientId === clientId))
        this.thread = withoutUnsent(withUnsent(this.thread, clientId, text), clientId, 'lost');
    }
  }

  write(text: string): void {
    this.text = text;
    this.trouble = undefined;
    if (this.groupId === undefined) return;
    this.#writing.keep(this.groupId, text);
    if (text !== '') this.#connection.typing(this.groupId);
  }

  async send(): Promise<void> {
    const text = this.text.trim();
    if (text === '' || this.groupId === undefined) return;
    const left = charactersLeft(text, MAX_MESSAGE_LENGTH);
    this.trouble = left < 0 ? chatText.long(-left) : undefined;
    if (left < 0) return;
    this.text = '';
    this.#writing.keep(this.groupId, '');
    await this.#sendMessage(this.#writing.newName(), text);
  }

  /** Reuses the client id, so that a message that did arrive is not duplicated. */
  async sendAgain(clientId: ClientMessageId): Promise<void> {
    const unsent = this.thread.unsent.find((unsent) => unsent.clientId === clientId);
    if (unsent && unsent.state !== 'sending') await this.#sendMessage(clientId, unsent.text);
  }

  withdraw(clientId: ClientMessageId): void {
    if (this.groupId !== undefined) this.#writing.release(this.groupId, clientId);
    this.thread = withdrawn(this.thread, clientId);
  }

  async older(): Promise<void> {
    const { groupId, thread } = this;
    const [first] = thread.messages;
    if (groupId === undefined || !first || !thread.hasOlder) return;
    await this.earlier.load(async () => {
      const page = await this.#port.readRecent({ groupId, before: first.number, limit: OLDER_PAGE });
      runInAction(() => {
        if (this.groupId !== groupId || this.thread.messages[0]?.number !== first.number) return;
        this.grewUpwards = true;
        this.thread = withOlder(this.thread, page);
      });
    });
  }

  async markRead(): Promise<void> {
    const last = this.thread.messages.at(-1)?.number ?? 0;
    if (this.groupId === undefined || this.#marks.isMarked(last)) return;
    this.#groups.markedRead(this.groupId);
    await this.#marks.mark(last);
  }

  #marksOf(groupId: ChatId): ReadMarks {
    return new ReadMarks(async (number) =>
      this.#groups.settle(await this.#port.markRead({ groupId, number })),
    );
  }

  moderated(message: ChatMessage): void {
    this.thread = withModerated(this.thread, message);
  }

  hideAuthor(name: string): void {
    this.thread = without(this.thread, name);
  }

  /** Loads messages after the last one without a gap. Resolves to the failure, if any. */
  fill(): Promise<Failure | undefined> {
    if (this.#filling) return this.#filling;
    const filling = this.#fill().finally(() => {
      if (this.#filling === filling) this.#filling = undefined;
    });
    this.#filling = filling;
    return filling;
  }

  /** Missed messages are loaded first; then lost messages are sent again in their order. */
  async #back(): Promise<void> {
    void this.#marks.retry();
    const failure = await this.fill();
    // The connection may already belong to another account, which must not send these messages.
    if (failure?.kind === 'unauthorised') return;
    for (const { clientId, state } of this.thread.unsent)
      if (state === 'lost') await this.sendAgain(clientId);
  }

  async #fill(): Promise<Failure | undefined> {
    const { groupId } = this;
    if (groupId === undefined) return undefined;
    try {
      let isMore = true;
      while (isMore && this.groupId === groupId) {
        const { upTo } = this.thread;
        const page = await this.#port.readRecent({
          groupId,
          after: upTo,
          limit: MAX_MESSAGES,
        });
        runInAction(() => {
          if (this.groupId !== groupId) return;
          this.grewUpwards = false;
          this.thread = filled(this.thread, page);
        });
        // Stops when a page adds nothing, so that a wrong `hasMore` cannot cause an endless loop.
        isMore = this.thread.upTo > upTo && (page.hasMore || missingAfter(this.thread) !== undefined);
      }
    } catch (error) {
      // The next message or the next reconnect retries.
      if (!(error instanceof Failure)) throw error;
      return error;
    }
    return undefined;
  }

  readonly #onMessage = (message: ChatMessage): void => {
    if (message.groupId !== this.groupId) return;
    this.#take(message);
    if (missingAfter(this.thread) !== undefined) void this.fill();
  };

  async #sendMessage(clientId: ClientMessageId, text: string): Promise<void> {
    const { groupId } = this;
    if (groupId === undefined) return;
    this.trouble = undefined;
    this.thread = withUnsent(this.thread, clientId, text);
    this.#writing.hold(groupId, { clientId, text });
    try {
      const message = await this.#connection.sendMessage({ groupId, clientId, text });
      this.#writing.release(groupId, clientId);
      this.#groups.spoken(message);
      if (this.groupId === groupId) this.#take(message);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (this.groupId === groupId) this.#failed(clientId, error);
      if (error.kind === 'unauthorised') throw error;
    }
  }

  #failed(clientId: ClientMessageId, failure: Failure): void {
    runInAction(() => {
      const isLost = LOST.includes(failure.kind);
      this.trouble = isLost ? undefined : chatText.trouble(failure);
      this.thread = withoutUnsent(this.thread, clientId, isLost ? 'lost' : 'refused');
    });
  }

  #take(message: ChatMessage): void {
    runInAction(() => {
      this.grewUpwards = false;
      this.thread = received(this.thread, message);
    });
  }
}
