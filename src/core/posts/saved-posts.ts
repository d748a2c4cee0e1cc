import type { JobId, PostId } from '../shared/ids';
import type { Storage } from '../shared/storage';
import { plainText } from '../shell/plain-text';

/** A saved post, or a saved job. */
export interface SavedPost {
  readonly id: PostId | JobId;
  readonly title: string;
  readonly isJob?: true;
}

const SAVED = 'posts';
const MOST = 200;
const MAX_LENGTH = 300;

/** A member's saved posts, stored on the device only: a list of saved posts reveals a lot about its owner. */
export class SavedPosts {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(): readonly SavedPost[] {
    return readSaved(this.#storage.read(SAVED));
  }

  /** Newest first; drops the oldest. Returns the posts actually stored: a device may be full or store nothing. */
  keep(posts: readonly SavedPost[]): readonly SavedPost[] {
    if (posts.length === 0) this.#storage.remove(SAVED);
    else
      this.#storage.write(
        SAVED,
        JSON.stringify(posts.slice(0, MOST).map(({ id, title, isJob }) => ({ id, title, isJob }))),
      );
    return this.read();
  }
}

/** Validates the stored text, which may have been altered. */
function readSaved(text: string | undefined): readonly SavedPost[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    const posts = Array.isArray(saved) ? saved.flatMap(readOne) : [];
    return posts
      .filter(({ id }, index) => posts.findIndex((candidate) => candidate.id === id) === index)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

function readOne(saved: unknown): readonly SavedPost[] {
  const { id, title, isJob } = (saved ?? {}) as Partial<Record<keyof SavedPost, unknown>>;
  if (typeof id !== 'string' || typeof title !== 'string' || !/^[A-Za-z0-9_-]{8,40}$/.test(id)) return [];
  const text = plainText(title, MAX_LENGTH);
  return text === '' ? [] : [{ id, title: text, ...(isJob === true && { isJob }) }];
}
