import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionInput, ModerationPort, QueueItem } from '../../core/moderation/moderation-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';
import type { Timers } from '../../core/shared/timers';

/** Long enough to notice a slip, short enough that nothing harmful stays visible. */
export const UNDO_MS = 8000;

/** A decision that can still be undone: it is sent when its time is over. */
export interface PendingDecision {
  readonly item: QueueItem;
  readonly input: DecisionInput;
}

/** A decision that was undone, or that the server refused. */
export interface ReturnedDecision {
  readonly input: DecisionInput;
  readonly failure?: Failure;
}

type Thing = Pick<QueueItem, 'id' | 'kind'>;

const same = (item: Thing, other: Thing): boolean => item.id === other.id && item.kind === other.kind;

export class ModerationStore {
  queue: Loadable<readonly QueueItem[]> = { state: 'IDLE' };
  /** Oldest first. */
  pending: readonly PendingDecision[] = [];
  returned: readonly ReturnedDecision[] = [];
  /** How many decisions came too late, because another moderator was faster. */
  tooLate = 0;
  readonly #port: ModerationPort;
  readonly #timers: Timers;
  readonly #cancel = new Map<QueueItem, () => void>();

  constructor(port: ModerationPort, timers: Timers) {
    this.#port = port;
    this.#timers = timers;
    makeAutoObservable(
      this,
      { queue: observableRef, pending: observableRef, returned: observableRef },
      { autoBind: true },
    );
  }

  /** Users without the staff role see an explanation instead of an error. */
  get forbidden(): boolean {
    if (this.queue.state !== 'FAILURE') return false;
    const { kind } = this.queue.failure;
    return kind === 'forbidden' || kind === 'unauthorised';
  }

  async open(call?: Call): Promise<void> {
    this.queue = { state: 'LOADING' };
    try {
      const items = await this.#port.listQueue(undefined, call);
      runInAction(() => this.#show(items.filter((item) => !this.#isPending(item))));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.queue = { state: 'FAILURE', failure: error };
      });
    }
  }

  /** Takes the item from the queue at once, and sends the decision when it can no longer be undone. */
  decide(item: QueueItem, decision: Pick<DecisionInput, 'decision' | 'rule' | 'text'>): void {
    const { id, kind, lastDecisionId, version } = item;
    const pending = { item, input: { id, kind, lastDecisionId, version, ...decision } };
    this.#show(this.#items.filter((other) => !same(other, item)));
    this.returned = this.returned.filter(({ input }) => !same(input, item));
    this.pending = [...this.pending, pending];
    this.#cancel.set(
      item,
      this.#timers.after(UNDO_MS, () => void this.#send(pending)),
    );
  }

  /** Undoes the newest decision: nothing was sent, so the author does not find out. */
  undo(): void {
    const last = this.pending.at(-1);
    if (last) this.#giveBack(last);
  }

  /** Sends all decisions now, because the moderator leaves the page. */
  async flush(): Promise<void> {
    await Promise.all(this.pending.map((pending) => this.#send(pending)));
  }

  async #send(pending: PendingDecision): Promise<void> {
    this.#stop(pending);
    try {
      await this.#port.decide(pending.input);
      runInAction(() => this.#forget(pending));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const isEdited = error.code === 'EDITED_MEANWHILE';
      runInAction(() => {
        if (isEdited) return this.#giveBack(pending, error);
        // Another moderator has decided, or the author deleted it: no decision is needed.
        if (error.kind !== 'conflict' && error.kind !== 'notFound') return this.#giveBack(pending, error);
        this.#forget(pending);
        this.tooLate += 1;
      });
      if (isEdited) await this.#showNewText(pending.item);
    }
  }

  /** Replaces this item only: the moderator may already be working on another one. */
  async #showNewText(item: QueueItem): Promise<void> {
    try {
      const newest = (await this.#port.listQueue()).find((other) => same(other, item));
      runInAction(() =>
        this.#show(this.#items.flatMap((other) => (same(other, item) ? (newest ?? []) : other))),
      );
    } catch (error) {
      // The former text is refused again.
      if (!(error instanceof Failure)) throw error;
    }
  }

  #giveBack(pending: PendingDecision, failure?: Failure): void {
    this.#stop(pending);
    this.#forget(pending);
    this.#show([pending.item, ...this.#items]);
    this.returned = [...this.returned, { input: pending.input, ...(failure && { failure }) }];
  }

  #forget(pending: PendingDecision): void {
    this.pending = this.pending.filter((other) => other !== pending);
  }

  #stop({ item }: PendingDecision): void {
    this.#cancel.get(item)?.();
    this.#cancel.delete(item);
  }

  #isPending(item: QueueItem): boolean {
    return this.pending.some((pending) => same(pending.item, item));
  }

  get #items(): readonly QueueItem[] {
    return loaded(this.queue) ?? [];
  }

  #show(value: readonly QueueItem[]): void {
    this.queue = { state: 'SUCCESS', value };
  }
}
