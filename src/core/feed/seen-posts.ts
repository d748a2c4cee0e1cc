import type { DeviceOwner } from '../session/device-owner';
import type { Storage } from '../shared/storage';

/** A post counts as seen once a tenth of it was in sight for half a second. */
export const SEEN_SHARE = 0.1;
export const SEEN_AFTER = 500;
/** What was seen is told together this often, and when the page goes away. */
export const TELL_EVERY = 10_000;
/** One call takes so many. */
export const MOST_SEEN = 100;

/** Seen posts nobody was told of yet. They belong to who saw them: the next person on this device does not send them. */
export class UntoldViews {
  readonly #storage: Storage;
  readonly #owner: Pick<DeviceOwner, 'id'>;

  constructor(storage: Storage, owner: Pick<DeviceOwner, 'id'>) {
    this.#storage = storage;
    this.#owner = owner;
  }

  read(): readonly string[] {
    const key = this.#key();
    const text = key === undefined ? undefined : this.#storage.read(key);
    return text === undefined ? [] : text.split(' ').filter((id) => /^[A-Za-z0-9_-]{8,40}$/.test(id));
  }

  /** The newest of them, each once. */
  keep(ids: readonly string[]): void {
    const key = this.#key();
    if (key === undefined) return;
    const last = [...new Set(ids)].slice(-MOST_SEEN);
    if (last.length === 0) this.#storage.remove(key);
    else this.#storage.write(key, last.join(' '));
  }

  #key(): string | undefined {
    const { id } = this.#owner;
    return id === undefined ? undefined : `untoldViews:${id}`;
  }
}
