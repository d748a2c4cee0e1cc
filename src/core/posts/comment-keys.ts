import type { Random } from '../shared/random';
import type { Storage } from '../shared/storage';

/** Before the name of a comment whose response has not arrived. */
const SENT = 'sent ';

/**
 * A key stays with the same text and target until the comment arrives, also when the page is loaded again meanwhile, so
 * it is created once.
 */
export class CommentKeys {
  /** Fallback without storage; lasts until the page unloads. */
  readonly #keys = new Map<string, string>();
  readonly #random: Random;
  readonly #drafts: Storage;

  constructor(random: Random, drafts: Storage) {
    this.#random = random;
    this.#drafts = drafts;
  }

  keyOf(message: string): string {
    const key = this.#keys.get(message) ?? this.#drafts.read(SENT + message) ?? this.#random.id();
    this.#keys.set(message, key);
    this.#drafts.write(SENT + message, key);
    return key;
  }

  forget(message: string): void {
    this.#keys.delete(message);
    this.#drafts.remove(SENT + message);
  }
}
