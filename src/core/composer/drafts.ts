import type { Storage } from '../shared/storage';

export const NEW_POST = 'new post';

/** No form accepts a longer text; rendering one in a field would freeze the page. */
const FURTHEST = 200_000;

/** Unsent text by target, such as a post, a comment or a community. */
export class Drafts {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(target: string): string {
    const saved = this.#storage.read(target);
    return saved === undefined || saved.length > FURTHEST ? '' : saved;
  }

  /** Blank text is removed. Returns false if the device could not store the text (full or storage disabled). */
  keep(target: string, text: string): boolean {
    if (text.trim() === '') this.#storage.remove(target);
    else this.#storage.write(target, text);
    return this.read(target) === text;
  }
}
