import { makeAutoObservable, observableRef } from 'mobx';
import type { Storage } from '../core/shared/storage';
import { RECENT_SEARCHES_KEY, readRecent, withoutRecent, withRecent } from '../core/shell/recent-searches';

/** What was searched for on this device, kept on this device. */
export class RecentSearchesStore {
  recent: readonly string[] = [];
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable(this, { recent: observableRef }, { autoBind: true });
  }

  open(): void {
    this.recent = readRecent(this.#storage.read(RECENT_SEARCHES_KEY));
  }

  add(search: string): void {
    this.#keep(withRecent(this.recent, search));
  }

  remove(search: string): void {
    this.#keep(withoutRecent(this.recent, search));
  }

  clear(): void {
    this.recent = [];
    this.#storage.remove(RECENT_SEARCHES_KEY);
  }

  #keep(recent: readonly string[]): void {
    this.recent = recent;
    this.#storage.write(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  }
}
