import type { Storage } from '../shared/storage';
import type { MemberStorage } from './member-storage';

/** All forms that a visitor filled in, under one key. */
const VISITORS_FORMS = 'visitorsForms:v1';

type Texts = Readonly<Record<string, string>>;

/**
 * Forms of this tab. What a visitor typed passes to the first member who logs in, whichever page they log in on; a
 * member's input stays private.
 */
export class FormStorage implements Storage {
  /** For what only a member can type, such as edits; it never passes to another account. */
  readonly own: MemberStorage;
  readonly #tab: Storage;

  constructor(own: MemberStorage, tab: Storage) {
    this.own = own;
    this.#tab = tab;
  }

  read(key: string): string | undefined {
    this.#takeOver();
    return this.own.isOpen ? this.own.read(key) : this.#typed()[key];
  }

  write(key: string, text: string): void {
    this.#takeOver();
    if (this.own.isOpen) this.own.write(key, text);
    else this.#tab.write(VISITORS_FORMS, JSON.stringify({ ...this.#typed(), [key]: text }));
  }

  remove(key: string): void {
    this.#takeOver();
    const { [key]: _, ...rest } = this.#typed();
    if (this.own.isOpen) this.own.remove(key);
    else this.#tab.write(VISITORS_FORMS, JSON.stringify(rest));
  }

  /** When the member of this page leaves: what they typed before they logged in is theirs, too. */
  leave(): void {
    this.#takeOver();
    this.#tab.remove(VISITORS_FORMS);
  }

  #takeOver(): void {
    if (!this.own.isOpen) return;
    for (const [key, text] of Object.entries(this.#typed())) this.own.write(key, text);
    this.#tab.remove(VISITORS_FORMS);
  }

  #typed(): Texts {
    try {
      return Object(JSON.parse(this.#tab.read(VISITORS_FORMS) ?? '{}'));
    } catch {
      return {};
    }
  }
}
