import { action, makeObservable, observableShallow } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { missingGate } from '../../core/login/session';
import type { HelpfulCount, Review } from '../../core/reviews/review';
import { LatestWins } from '../../core/shared/latest-wins';
import { orAsHeld } from '../../core/shared/or-as-held';
import type { GateStore } from '../login/gate-store';

export interface HelpfulPort<Thing> {
  readonly set: (wish: Pick<HelpfulCount, 'id' | 'mine'>) => Promise<HelpfulCount>;
  /** The current server state; undefined when the item is not found. */
  readonly read: (thing: Thing) => Promise<HelpfulCount | undefined>;
}

/** Helpful marks of this visit: optimistic first, then the count of the server. */
class HelpfulStore<Thing extends HelpfulCount> {
  readonly shown = new Map<string, HelpfulCount>();
  readonly #line = new LatestWins<HelpfulCount>();
  /** The last confirmed server state per item with a request under way. */
  readonly #settled = new Map<string, HelpfulCount>();
  readonly #port: HelpfulPort<Thing>;
  readonly #current: CurrentSession;
  readonly #gates: GateStore;

  constructor(port: HelpfulPort<Thing>, current: CurrentSession, gates: GateStore) {
    this.#port = port;
    this.#current = current;
    this.#gates = gates;
    makeObservable(this, { shown: observableShallow, show: action });
  }

  countOf(given: HelpfulCount): HelpfulCount {
    return this.shown.get(given.id) ?? given;
  }

  async press(given: Thing): Promise<void> {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) return this.#gates.open(gate);
    const before = this.countOf(given);
    if (!this.#settled.has(given.id)) this.#settled.set(given.id, before);
    const mine = !before.mine;
    this.show({ id: given.id, mine, helpful: before.helpful + (mine ? 1 : -1) });
    const send = () =>
      orAsHeld(
        this.#port.set({ id: given.id, mine }),
        () => this.#port.read(given),
        (held) => held.mine === mine,
      );
    try {
      const { last, answer } = await this.#line.run(given.id, send);
      if (answer) this.#settled.set(given.id, answer);
      if (last) this.#settle(given.id);
    } catch (error) {
      this.#settle(given.id);
      throw error;
    }
  }

  /** No request is under way: shows the last confirmed server state. */
  #settle(id: string): void {
    const count = this.#settled.get(id);
    this.#settled.delete(id);
    if (count) this.show(count);
  }

  show(count: HelpfulCount): void {
    this.shown.set(count.id, count);
  }
}

export class ReviewsHelpfulStore extends HelpfulStore<Review> {}

export class AnswersHelpfulStore extends HelpfulStore<HelpfulCount & { readonly questionId: string }> {}
