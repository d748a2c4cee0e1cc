import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChatId } from '../../core/shared/ids';
import type { Timers } from '../../core/shared/timers';
import type { ChatConnectionStore } from './chat-connection-store';

/** A typing signal expires after this time. */
const TYPING_FOR = 4000;

export class ChatTypingStore {
  names: ReadonlyMap<string, readonly string[]> = new Map();
  readonly #timers: Timers;
  readonly #ending = new Map<string, () => void>();

  constructor(store: ChatConnectionStore, timers: Timers) {
    this.#timers = timers;
    makeAutoObservable(this, { names: observableRef }, { autoBind: true });
    store.subscribe({
      typing: ({ groupId, name }) => this.began(groupId, name),
      message: ({ groupId, author }) => this.ended(groupId, author.name),
    });
  }

  typingIn(groupId: ChatId): readonly string[] {
    return this.names.get(groupId) ?? [];
  }

  began(groupId: ChatId, name: string): void {
    const key = `${groupId} ${name}`;
    this.#ending.get(key)?.();
    this.#ending.set(
      key,
      this.#timers.after(TYPING_FOR, () => this.ended(groupId, name)),
    );
    this.#set(groupId, [...this.typingIn(groupId).filter((item) => item !== name), name]);
  }

  ended(groupId: ChatId, name: string): void {
    const key = `${groupId} ${name}`;
    this.#ending.get(key)?.();
    this.#ending.delete(key);
    this.#set(
      groupId,
      this.typingIn(groupId).filter((item) => item !== name),
    );
  }

  #set(groupId: ChatId, names: readonly string[]): void {
    runInAction(() => {
      this.names = new Map(this.names).set(groupId, names);
    });
  }
}
