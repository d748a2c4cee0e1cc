import type { Storage } from '../shared/storage';

/** The one post that is being written. */
export const NEW_POST = 'new post';

/** Nothing we let anybody write is longer; a field with more in it would hold the page up. */
const FURTHEST = 200_000;

/** Text that is not sent yet, each for a target such as a post, a comment or a community. */
export class Drafts {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(target: string): string {
    const kept = this.#storage.read(target);
    return kept === undefined || kept.length > FURTHEST ? '' : kept;
  }

  /** Keeps nothing where nothing is written. Answers whether it is there now: a device may be full, or keep nothing. */
  keep(target: string, text: string): boolean {
    if (text.trim() === '') this.#storage.remove(target);
    else this.#storage.write(target, text);
    return this.read(target) === text;
  }
}
