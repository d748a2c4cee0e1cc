import type { Storage } from '../shared/storage';
import type { MemberStorage } from './member-storage';

/** Forms of this tab. A visitor's input passes to the member who logs in next; a member's input stays private. */
export class FormStorage implements Storage {
  /** For what only a member can type, such as edits; it never passes to another account. */
  readonly own: MemberStorage;
  readonly #visitor: Storage;

  constructor(own: MemberStorage, visitor: Storage) {
    this.own = own;
    this.#visitor = visitor;
  }

  read(key: string): string | undefined {
    const typed = this.#visitor.read(key);
    if (!this.own.isOpen) return typed;
    if (typed !== undefined) this.write(key, typed);
    return this.own.read(key);
  }

  write(key: string, text: string): void {
    if (this.own.isOpen) {
      this.#visitor.remove(key);
      this.own.write(key, text);
    } else this.#visitor.write(key, text);
  }

  remove(key: string): void {
    this.#visitor.remove(key);
    this.own.remove(key);
  }
}
