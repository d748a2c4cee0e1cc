import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inOrder, type KeptWrite, type NewWrite, withWrite } from '../core/outbox/kept-write';
import type { Carrier, KeptWrites } from '../core/outbox/outbox-ports';
import type { Sent } from '../core/outbox/postbox';
import type { DeviceOwner } from '../core/session/device-owner';
import { Failure } from '../core/shared/failure';

/** Says nothing about what was written: it can be tried again. */
const LATER: readonly Failure['kind'][] = ['offline', 'unavailable', 'limited', 'unauthorised', 'cancelled'];

/** What waits for a connection: kept on the device, sent in its order, each once, by who did it alone. */
export class OutboxStore {
  waiting: readonly KeptWrite[] = [];
  #sending = false;
  #again = false;
  #owner: string | undefined;
  readonly #listeners = new Set<(sent: Sent) => void>();
  readonly #kept: KeptWrites;
  readonly #carrier: Carrier;
  readonly #device: Pick<DeviceOwner, 'id'>;

  constructor(kept: KeptWrites, carrier: Carrier, device: Pick<DeviceOwner, 'id'>) {
    this.#kept = kept;
    this.#carrier = carrier;
    this.#device = device;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  onSent(listener: (sent: Sent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Whatever this person left waiting, in an earlier life of the page too. */
  async open(): Promise<void> {
    const owner = this.#device.id;
    if (owner !== this.#owner) this.waiting = [];
    this.#owner = owner;
    if (owner === undefined) return;
    const waiting = inOrder(await this.#kept.all(), owner);
    runInAction(() => {
      if (this.#owner === owner) this.waiting = waiting;
    });
  }

  async keep(write: NewWrite): Promise<void> {
    await this.open();
    const owner = this.#owner;
    if (owner === undefined) throw new Error('Nobody writes without a session.');
    const waiting = withWrite(this.waiting, owner, write);
    const last = waiting.at(-1);
    if (last) await this.#kept.put(last);
    runInAction(() => {
      this.waiting = waiting;
    });
  }

  /** One after the other; the first that finds no line ends it until the next time. */
  async send(): Promise<void> {
    this.#again = true;
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.open();
        for (const one of this.waiting) if (!(await this.#carry(one))) return;
      }
    } finally {
      this.#sending = false;
    }
  }

  /** Whether the next one may go. */
  async #carry(kept: KeptWrite): Promise<boolean> {
    const { write } = kept;
    if (kept.owner !== this.#device.id) return false;
    try {
      const answer = await this.#carrier.carry(write);
      await this.#done(kept);
      this.#tell({ write, answer });
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (LATER.includes(error.kind)) return false;
      this.#carrier.giveBack(write);
      await this.#done(kept);
      this.#tell({ write, failure: error });
      return true;
    }
  }

  /** A vote that was changed while it was on its way waits once more. */
  async #done(kept: KeptWrite): Promise<void> {
    const newer = this.waiting.some(({ id, turn }) => id === kept.id && turn !== kept.turn);
    if (newer) {
      this.#again = true;
      return;
    }
    await this.#kept.remove(kept.id);
    runInAction(() => {
      this.waiting = this.waiting.filter(({ id }) => id !== kept.id);
    });
  }

  #tell(sent: Sent): void {
    for (const listener of this.#listeners) listener(sent);
  }
}
