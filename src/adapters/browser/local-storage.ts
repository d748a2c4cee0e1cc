import { Storage } from '../../core/shared/storage';

/** Denied, full or broken storage behaves like an empty one. */
export class LocalStorage extends Storage {
  readonly #kept: () => globalThis.Storage;

  constructor(kept: () => globalThis.Storage) {
    super();
    this.#kept = kept;
  }

  read(key: string): string | undefined {
    return this.#try((kept) => kept.getItem(key)) ?? undefined;
  }

  write(key: string, text: string): void {
    this.#try((kept) => kept.setItem(key, text));
  }

  remove(key: string): void {
    this.#try((kept) => kept.removeItem(key));
  }

  #try<T>(act: (kept: globalThis.Storage) => T): T | undefined {
    try {
      return act(this.#kept());
    } catch {
      return undefined;
    }
  }
}
