import { makeAutoObservable, observableRef } from 'mobx';
import type { CurrentSession } from '../core/session/current-session';
import type { Storage } from '../core/shared/storage';
import {
  RECENT_SEARCHES_KEY,
  readRecent,
  SEARCHED_BY_MEMBER,
  withoutRecent,
  withRecent,
} from '../core/shell/recent-searches';

/** What was searched for on this device, kept on this device; a member's searches go with them. */
export class RecentSearchesStore {
  recent: readonly string[] = [];
  readonly #storage: Storage;
  readonly #current: CurrentSession;

  constructor(storage: Storage, current: CurrentSession) {
    this.#storage = storage;
    this.#current = current;
    makeAutoObservable(this, { recent: observableRef }, { autoBind: true });
  }

  open(): void {
    this.recent = readRecent(this.#storage.read(RECENT_SEARCHES_KEY));
  }

  add(search: string): void {
    this.#keep(withRecent(this.recent, search));
    if (this.#current.session.profile) this.#storage.write(SEARCHED_BY_MEMBER, 'yes');
  }

  remove(search: string): void {
    this.#keep(withoutRecent(this.recent, search));
  }

  clear(): void {
    this.recent = [];
    this.#storage.remove(RECENT_SEARCHES_KEY);
    this.#storage.remove(SEARCHED_BY_MEMBER);
  }

  /** Nobody is signed in any more. */
  leave(): void {
    if (this.#storage.read(SEARCHED_BY_MEMBER) !== undefined) this.clear();
  }

  #keep(recent: readonly string[]): void {
    this.recent = recent;
    this.#storage.write(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  }
}
