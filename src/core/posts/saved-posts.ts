import type { Storage } from '../shared/storage';
import { plainText } from '../shell/plain-text';
import type { Post } from './post';

/** A post somebody wants to find again, under the title it had. */
export type SavedPost = Pick<Post, 'id' | 'title'>;

const SAVED = 'posts';
const MOST = 200;
const LONGEST = 300;

/**
 * What a member wants to find again. It is kept on the device and nowhere else: a list of what somebody saves tells a
 * lot about who they are.
 */
export class SavedPosts {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(): readonly SavedPost[] {
    return readSaved(this.#storage.read(SAVED));
  }

  /** The newest come first, and the oldest make room. Answers what is kept now: a device may be full, or keep nothing. */
  keep(posts: readonly SavedPost[]): readonly SavedPost[] {
    if (posts.length === 0) this.#storage.remove(SAVED);
    else
      this.#storage.write(
        SAVED,
        JSON.stringify(posts.slice(0, MOST).map(({ id, title }) => ({ id, title }))),
      );
    return this.read();
  }
}

/** What was kept on the device, whatever became of it there. */
function readSaved(text: string | undefined): readonly SavedPost[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const posts = Array.isArray(kept) ? kept.flatMap(readOne) : [];
    return posts.filter(({ id }, at) => posts.findIndex((other) => other.id === id) === at).slice(0, MOST);
  } catch {
    return [];
  }
}

function readOne(kept: unknown): readonly SavedPost[] {
  const { id, title } = (kept ?? {}) as Partial<Record<keyof SavedPost, unknown>>;
  if (typeof id !== 'string' || typeof title !== 'string' || !/^[A-Za-z0-9_-]{8,40}$/.test(id)) return [];
  const words = plainText(title, LONGEST);
  return words === '' ? [] : [{ id, title: words }];
}
