import type { KeptWrite } from '../../core/outbox/kept-write';
import { KeptWrites } from '../../core/outbox/outbox-ports';

/** What is used of the database; opened when something is first kept. */
export interface WritesDb {
  readonly getAll: (store: typeof WRITES) => Promise<readonly unknown[]>;
  readonly put: (store: typeof WRITES, write: KeptWrite) => Promise<unknown>;
  readonly delete: (store: typeof WRITES, id: string) => Promise<void>;
}

export const WRITES = 'writes';

/** Writes in the browser's database: they outlive the page, and a crash of it. */
export class IdbWrites extends KeptWrites {
  readonly #open: () => Promise<WritesDb>;
  #db: Promise<WritesDb> | undefined;

  constructor(open: () => Promise<WritesDb>) {
    super();
    this.#open = open;
  }

  async all(): Promise<readonly KeptWrite[]> {
    const found = await (await this.#database()).getAll(WRITES);
    return found.filter(isKept);
  }

  async put(write: KeptWrite): Promise<void> {
    // What a store holds may be wrapped; the database takes plain values alone.
    const plain = JSON.parse(JSON.stringify(write)) as KeptWrite;
    await (await this.#database()).put(WRITES, plain);
  }

  async remove(id: string): Promise<void> {
    await (await this.#database()).delete(WRITES, id);
  }

  #database(): Promise<WritesDb> {
    this.#db ??= this.#open().catch((error: unknown) => {
      this.#db = undefined;
      throw error;
    });
    return this.#db;
  }
}

/** Another version of the page may have left something else there. */
function isKept(value: unknown): value is KeptWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, owner, turn, write } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof owner === 'string' &&
    typeof turn === 'number' &&
    typeof write === 'object'
  );
}
