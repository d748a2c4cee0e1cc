import type { Storage } from '../shared/storage';
import type { MemberStorage } from './member-storage';

/** Forms of this tab. A visitor's input passes to the member who logs in next; a member's input stays private. */
export class FormStorage implements Storage {
  readonly #member: MemberStorage;
  readonly #visitor: Storage;

  constructor(member: MemberStorage, visitor: Storage) {
    this.#member = member;
    this.#visitor = visitor;
  }

  read(key: string): string | undefined {
    const typed = this.#visitor.read(key);
    if (!this.#member.isOpen) return typed;
    if (typed !== undefined) this.write(key, typed);
    return this.#member.read(key);
  }

  write(key: string, text: string): void {
    if (this.#member.isOpen) {
      this.#visitor.remove(key);
      this.#member.write(key, text);
    } else this.#visitor.write(key, text);
  }

  remove(key: string): void {
    this.#visitor.remove(key);
    this.#member.remove(key);
  }
}
