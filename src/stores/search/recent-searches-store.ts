import { makeAutoObservable, observableRef } from 'mobx';
import type { MemberStorage } from '../../core/composer/member-storage';
import type { Storage } from '../../core/shared/storage';
import { RECENT_SEARCHES_KEY, readRecent, withoutRecent, withRecent } from '../../core/shell/recent-searches';

/** Recent searches on this device, separately for visitors and for each member, who alone sees theirs. */
export class RecentSearchesStore {
  recent: readonly string[] = [];
  readonly #member: MemberStorage;
  readonly #visitors: Storage;

  constructor(member: MemberStorage, visitors: Storage) {
    this.#member = member;
    this.#visitors = visitors;
    makeAutoObservable(this, { recent: observableRef }, { autoBind: true });
  }

  open(): void {
    this.recent = readRecent(this.#storage().read(RECENT_SEARCHES_KEY));
  }

  add(search: string): void {
    this.#keep(withRecent(this.recent, search));
  }

  remove(search: string): void {
    this.#keep(withoutRecent(this.recent, search));
  }

  clear(): void {
    this.recent = [];
    this.#storage().remove(RECENT_SEARCHES_KEY);
  }

  #keep(recent: readonly string[]): void {
    this.recent = recent;
    this.#storage().write(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  }

  #storage(): Storage {
    return this.#member.isOpen ? this.#member : this.#visitors;
  }
}
