import { readUserData, USER_DATA_COOKIE } from '../login/user-data';
import type { Cookies } from '../shared/cookies';
import type { Storage } from '../shared/storage';

/**
 * Setup input of the signed-in member. It outlives the tab; keys contain the user id, so other users of the device do
 * not see it.
 */
export class SetUpMemory {
  readonly #storage: Storage;
  readonly #cookies: Cookies;

  constructor(storage: Storage, cookies: Cookies) {
    this.#storage = storage;
    this.#cookies = cookies;
  }

  read(key: string): string | undefined {
    const saved = this.#keyOf(key);
    return saved === undefined ? undefined : this.#storage.read(saved);
  }

  write(key: string, text: string): void {
    const saved = this.#keyOf(key);
    if (saved !== undefined) this.#storage.write(saved, text);
  }

  remove(key: string): void {
    const saved = this.#keyOf(key);
    if (saved !== undefined) this.#storage.remove(saved);
  }

  #keyOf(key: string): string | undefined {
    const read = readUserData(this.#cookies.read(USER_DATA_COOKIE));
    return read.kind === 'user' ? `${key}:${read.user.userId}` : undefined;
  }
}
