import { StoredWrites, type WriteSeal } from '../../core/composer/outbox-ports';
import type { StoredWrite } from '../../core/posts/stored-write';

/**
 * A write as stored in the database. Only its author can open the body; no other field names its content or target.
 */
export interface WriteRow {
  readonly id: string;
  readonly owner: string;
  readonly turn: number;
  readonly body: string;
}

/** The subset of the database API in use; opened on the first write. */
export interface WritesDb {
  readonly getAll: () => Promise<readonly unknown[]>;
  readonly put: (row: WriteRow) => Promise<unknown>;
  /** In one transaction: replaces or removes the row if its turn is unchanged. Resolves to whether it did. */
  readonly swap: (id: string, turn: number, row: WriteRow | undefined) => Promise<boolean>;
}

/** The queue in IndexedDB survives page loads and browser crashes. */
export class IdbWrites extends StoredWrites {
  readonly #open: () => Promise<WritesDb>;
  readonly #seal: WriteSeal;
  #db: Promise<WritesDb> | undefined;

  constructor(open: () => Promise<WritesDb>, seal: WriteSeal) {
    super();
    this.#open = open;
    this.#seal = seal;
  }

  /** A browser that denies IndexedDB, as in some private windows, has no queue. */
  async all(owner: string): Promise<readonly StoredWrite[]> {
    const db = await this.#database().catch(() => undefined);
    const rows = (await db?.getAll()) ?? [];
    const own = rows.filter((row) => partsOf(row).owner === owner);
    return (await Promise.all(own.map((row) => this.#read(row)))).flatMap((write) => write ?? []);
  }

  async put(write: StoredWrite): Promise<void> {
    await (await this.#database()).put(this.#rowOf(write));
  }

  async settle({ id, turn }: StoredWrite, replacement: StoredWrite | undefined): Promise<boolean> {
    const row = replacement && this.#rowOf(replacement);
    return (await this.#database()).swap(id, turn, row);
  }

  #rowOf({ id, owner, turn, ...content }: StoredWrite): WriteRow {
    const body = this.#seal.seal(JSON.stringify(content), owner);
    if (body === undefined) throw new Error('The key to what this member leaves on the device is missing.');
    return { id, owner, turn, body };
  }

  /** Skips rows of another build or key; they must not block the rows after them. */
  async #read(row: unknown): Promise<StoredWrite | undefined> {
    const { id, owner, turn, body, write } = partsOf(row);
    if (typeof id !== 'string' || typeof owner !== 'string' || typeof turn !== 'number') return undefined;
    if (typeof body !== 'string')
      return isWrite(write) ? this.#sealed({ id, owner, turn, write }) : undefined;
    const content = partsOf(parsed(this.#seal.open(body, owner)));
    if (!isWrite(content.write)) return undefined;
    const { refused, keyedAt } = content;
    return {
      ...{ id, owner, turn, write: content.write },
      ...(typeof keyedAt === 'number' && { keyedAt }),
      ...(typeof refused === 'string' && { refused }),
    };
  }

  /** Earlier builds stored writes in clear text, under an id that named the target. */
  async #sealed(clear: StoredWrite): Promise<StoredWrite> {
    if (this.#seal.seal('', clear.owner) === undefined) return clear;
    const sealed = { ...clear, id: crypto.randomUUID() };
    await this.put(sealed);
    await this.settle(clear, undefined);
    return sealed;
  }

  #database(): Promise<WritesDb> {
    this.#db ??= this.#open().catch((error: unknown) => {
      this.#db = undefined;
      throw error;
    });
    return this.#db;
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isWrite(value: unknown): value is StoredWrite['write'] {
  const { kind, key, vote, to, said: message, draft, id, postId, title, text } = partsOf(value);
  const texts = (...all: readonly unknown[]) => all.every((item) => typeof item === 'string');
  switch (kind) {
    case 'vote':
      return texts(partsOf(vote).id);
    case 'ballot':
      return texts(postId);
    case 'comment':
      return texts(key, partsOf(to).id, partsOf(message).text);
    case 'commentEdit':
      return texts(id, text);
    case 'postEdit':
      return texts(id, title, text);
    default:
      return kind === 'post' && texts(key) && isPost(partsOf(draft));
  }
}

const isPost = ({ title, text, community, options, offers, pictures }: Parts): boolean =>
  typeof title === 'string' &&
  typeof text === 'string' &&
  typeof partsOf(community).kind === 'string' &&
  [options, offers, pictures].every(Array.isArray);

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Parts => Object(value);
