import { makeAutoObservable, runInAction } from 'mobx';
import type { ChatMessage } from '../../core/chat/chat';
import type { ChatPort, MessageReport } from '../../core/chat/chat-port';
import { chatText as text } from '../../core/chat/text';
import { Failure } from '../../core/shared/failure';
import type { ToastStore } from '../shared/toast-store';
import type { ChatThreadStore } from './chat-thread-store';

/** Blocking and reporting in a chat. */
export class ChatBlocksStore {
  silencing: string | undefined = undefined;
  readonly #port: ChatPort;
  readonly #thread: ChatThreadStore;
  readonly #toasts: ToastStore;

  constructor(port: ChatPort, thread: ChatThreadStore, toasts: ToastStore) {
    this.#port = port;
    this.#thread = thread;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Hides all messages of this alias until the block is undone. */
  async block({ id, groupId, author: { name } }: ChatMessage): Promise<void> {
    if (this.silencing === id) return;
    const set = (blocked: boolean) => this.#doing(() => this.#port.blockAuthor({ messageId: id, blocked }));
    this.silencing = id;
    const done = await set(true).finally(() => {
      runInAction(() => {
        this.silencing = undefined;
      });
    });
    if (!done) return;
    this.#thread.hideAuthor(name);
    const undo = async () => {
      if ((await set(false)) && this.#thread.groupId === groupId) await this.#thread.open(groupId);
    };
    this.#toasts.show({
      type: 'info',
      text1: text.blockedNow(name),
      props: { linkText: text.undo, onLinkClick: () => void undo() },
    });
  }

  report(report: MessageReport): Promise<void> {
    return this.#port.reportMessage(report);
  }

  async #doing(ask: () => Promise<void>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#toasts.fail(error, text.trouble(error));
      return false;
    }
  }
}
