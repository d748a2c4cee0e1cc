import type { DeviceOwner } from '../session/device-owner';
import type { Storage } from '../shared/storage';

/** The one post that is being written. */
export const NEW_POST = 'new post';

/** Nothing we let anybody write is longer; a field with more in it would hold the page up. */
const FURTHEST = 200_000;

/** What is being written: words for a target, such as a post, a comment or a community. */
const draftKey = (owner: string, target: string): string => `draft:${owner}:${target}`;

/** Words that are not sent yet. They belong to who wrote them: the next person on this device does not see them. */
export class Drafts {
  readonly #storage: Storage;
  readonly #owner: Pick<DeviceOwner, 'id'>;

  constructor(storage: Storage, owner: Pick<DeviceOwner, 'id'>) {
    this.#storage = storage;
    this.#owner = owner;
  }

  read(target: string): string {
    const key = this.#keyOf(target);
    const kept = key === undefined ? undefined : this.#storage.read(key);
    return kept === undefined || kept.length > FURTHEST ? '' : kept;
  }

  /** Nothing written is nothing kept. Answers whether it is there now: a device may be full, or keep nothing. */
  keep(target: string, text: string): boolean {
    const key = this.#keyOf(target);
    if (key === undefined) return false;
    if (text.trim() === '') this.#storage.remove(key);
    else this.#storage.write(key, text);
    return this.read(target) === text;
  }

  #keyOf(target: string): string | undefined {
    const { id } = this.#owner;
    return id === undefined ? undefined : draftKey(id, target);
  }
}
