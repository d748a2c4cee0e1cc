import { Storage } from '../../core/shared/storage';

/** Denied, full or broken storage behaves like an empty one. */
export class LocalStorage extends Storage {
  readonly #saved: () => globalThis.Storage;

  constructor(saved: () => globalThis.Storage) {
    super();
    this.#saved = saved;
  }

  read(key: string): string | undefined {
    return this.#try((saved) => saved.getItem(key)) ?? undefined;
  }

  write(key: string, text: string): void {
    this.#try((saved) => saved.setItem(key, text));
  }

  remove(key: string): void {
    this.#try((saved) => saved.removeItem(key));
  }

  #try<T>(act: (saved: globalThis.Storage) => T): T | undefined {
    try {
      return act(this.#saved());
    } catch {
      return undefined;
    }
  }
}
