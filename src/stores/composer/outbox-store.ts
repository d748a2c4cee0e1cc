import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OutboxAccount } from '../../core/composer/outbox-account';
import type { Carrier, StoredWrites } from '../../core/composer/outbox-ports';
import { refusalOf } from '../../core/composer/refusal';
import type { WriteStamps } from '../../core/composer/write-stamps';
import type { OutboxCount, Sent } from '../../core/posts/outbox-port';
import {
  inOrder,
  type NewWrite,
  nextTurn,
  type StoredWrite,
  type WriteText,
  withText,
  withWrite,
} from '../../core/posts/stored-write';
import { Failure } from '../../core/shared/failure';

/** The logged-in account's queue of writes: stored on the device, sent in order, each once. */
export class OutboxStore {
  items: readonly StoredWrite[] = [];
  #sending: Promise<void> | undefined;
  #again = false;
  #owner: string | undefined;
  readonly #saved: StoredWrites;
  readonly #carrier: Carrier;
  readonly #account: OutboxAccount;
  readonly #stamps: WriteStamps;

  constructor(saved: StoredWrites, carrier: Carrier, account: OutboxAccount, stamps: WriteStamps) {
    this.#saved = saved;
    this.#carrier = carrier;
    this.#account = account;
    this.#stamps = stamps;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    account.watch(() => void this.open());
  }

  get count(): OutboxCount {
    const refused = this.items.filter((item) => item.refused !== undefined).length;
    return { waiting: this.items.length - refused, refused };
  }

  onSent(listener: (sent: Sent) => void): () => void {
    return this.#account.onSent(listener);
  }

  /** Loads the queue of the logged-in account and clears that of the previous one. */
  async open(): Promise<void> {
    const owner = this.#account.id;
    if (owner !== this.#owner) this.items = [];
    this.#owner = owner;
    if (owner === undefined) return;
    const items = inOrder(await this.#saved.all(owner), owner);
    runInAction(() => {
      if (this.#owner === owner) this.items = items;
    });
  }

  async keep(write: NewWrite): Promise<void> {
    await this.open();
    const owner = this.#owner;
    if (owner === undefined) throw new Error('A write without an account cannot be stored.');
    const [added] = withWrite(this.items, { ...this.#stamps.fresh(), owner, write });
    await this.#saved.put(added);
    await this.#changed(owner);
  }

  /** Sends in order; stops at the first write that cannot reach the server, until the next call. */
  send(): Promise<void> {
    this.#again = true;
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        await this.open();
        const waiting = this.items.filter((item) => item.refused === undefined);
        for (const { id } of waiting) if (!(await this.#account.alone(() => this.#sendOne(id)))) return;
      }
    } finally {
      this.#sending = undefined;
    }
  }

  /**
   * False if it is gone. A waiting write may have arrived, so it retains its key; a rejected one has not and gets a
   * new one.
   */
  change(id: string, text: WriteText): Promise<boolean> {
    return this.#replace(id, ({ refused, ...item }) => {
      if (refused === undefined) return { ...item, write: withText(item.write, text) };
      const { id: key, keyedAt } = this.#stamps.fresh();
      return { ...item, write: withText(item.write, text, key), keyedAt };
    });
  }

  retry(id: string): Promise<boolean> {
    const { keyedAt } = this.#stamps.fresh();
    return this.#replace(id, ({ refused: _, ...item }) => ({ ...item, keyedAt }));
  }

  remove(id: string): Promise<boolean> {
    return this.#replace(id, () => undefined);
  }

  /** Waits while a tab sends the write. */
  async #replace(id: string, by: (item: StoredWrite) => StoredWrite | undefined): Promise<boolean> {
    const replaced = await this.#account.alone(async () => {
      const item = await this.#find(id);
      const next = item && by(item);
      const settled =
        item && (await this.#saved.settle(item, next && { ...next, turn: nextTurn(this.items) }));
      return settled ? { before: item.write, after: next?.write } : undefined;
    });
    await this.#announce(replaced);
    void this.send();
    return replaced !== undefined;
  }

  /** Clears the pending marks of the write in other parts of the page. */
  async #announce(
    replaced: { readonly before: NewWrite; readonly after?: NewWrite | undefined } | undefined,
  ) {
    const withdrawn = replaced && replaced.before !== replaced.after;
    const sent: Sent | undefined = withdrawn ? { write: replaced.before, withdrawn: true } : undefined;
    await this.#changed(this.#owner, sent);
  }

  async #find(id: string): Promise<StoredWrite | undefined> {
    const owner = this.#account.id;
    return owner === undefined ? undefined : (await this.#saved.all(owner)).find((item) => item.id === id);
  }

  /** Returns whether to go on. Another tab may have sent this write, or another account may have logged in. */
  async #sendOne(id: string): Promise<boolean> {
    const item = await this.#find(id);
    if (!item || item.refused !== undefined) return true;
    const asked = this.#stamps.reasonToAsk(item);
    if (asked !== undefined) return this.#refuse(item, asked);
    const { write, owner } = item;
    try {
      await this.#settle(item, undefined, { write, response: await this.#carrier.carry(write, owner) });
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const refused = refusalOf(error);
      if (refused === undefined) {
        // Another account may have logged in meanwhile; its page must not show this account's items.
        await this.open();
        return false;
      }
      return this.#refuse(item, refused);
    }
  }

  async #refuse(item: StoredWrite, refused: string): Promise<true> {
    await this.#settle(item, { ...item, refused }, { write: item.write, refused });
    return true;
  }

  /** A write that changed while it was being sent is sent again. */
  async #settle(item: StoredWrite, replacement: StoredWrite | undefined, sent: Sent): Promise<void> {
    if (!(await this.#saved.settle(item, replacement))) {
      this.#again = true;
      return;
    }
    await this.#changed(item.owner, sent);
  }

  async #changed(owner: string | undefined, sent?: Sent): Promise<void> {
    await this.open();
    this.#account.announce(owner, sent);
  }
}
