import { isWaiting, WAITING_POST } from '../../core/onboarding/waiting-post';
import type { Clock } from '../../core/shared/clock';
import type { Storage } from '../../core/shared/storage';

/** Remembers that the user wanted to write a post before they were allowed to. */
export class WaitingPostStore {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  get waiting(): boolean {
    return isWaiting(this.#storage.read(WAITING_POST), this.#clock.now());
  }

  note(): void {
    this.#storage.write(WAITING_POST, String(this.#clock.now()));
  }

  forget(): void {
    this.#storage.remove(WAITING_POST);
  }
}
