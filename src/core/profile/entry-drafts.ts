import { FormDraft } from '../composer/form-draft';
import type { Clock } from '../shared/clock';
import type { Random } from '../shared/random';
import type { Storage } from '../shared/storage';

/** Initial values of new and unsent profile entries. */
export class EntryDrafts {
  readonly #storage: Storage;
  readonly #random: Random;
  readonly #clock: Clock;

  constructor(storage: Storage, random: Random, clock: Clock) {
    this.#storage = storage;
    this.#random = random;
    this.#clock = clock;
  }

  /** An ISO date such as 2026-11-20. */
  get today(): string {
    return new Date(this.#clock.now()).toISOString().slice(0, 10);
  }

  /** Idempotency key: an entry that is sent several times is added once. */
  newKey(): string {
    return this.#random.id();
  }

  /** Without an id, the unsent new entry. */
  unsent<Fields extends object>(name: string, empty: Fields, id: string | undefined): FormDraft<Fields> {
    return new FormDraft(this.#storage, { key: `${name} ${id ?? 'new'}`, empty });
  }
}
