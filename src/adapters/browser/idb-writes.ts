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

/** Another version of the page may have left something else there; it must not stand in the way of what comes after it. */
function isKept(value: unknown): value is KeptWrite {
  const { id, owner, turn, write } = partsOf(value);
  return (
    typeof id === 'string' && typeof owner === 'string' && typeof turn === 'number' && isWrite(partsOf(write))
  );
}

function isWrite({ kind, key, vote, to, said, draft }: Parts): boolean {
  if (kind === 'vote') return typeof partsOf(vote).id === 'string';
  if (typeof key !== 'string') return false;
  if (kind === 'comment') return typeof partsOf(to).id === 'string' && typeof partsOf(said).text === 'string';
  return kind === 'post' && isPost(partsOf(draft));
}

const isPost = ({ title, text, community, options, offers, pictures }: Parts): boolean =>
  typeof title === 'string' &&
  typeof text === 'string' &&
  typeof partsOf(community).kind === 'string' &&
  [options, offers, pictures].every(Array.isArray);

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Parts => Object(value);
