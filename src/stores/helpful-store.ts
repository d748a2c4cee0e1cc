import { action, makeObservable, observableShallow } from 'mobx';
import type { HelpfulCount } from '../core/reviews/review';
import type { CurrentSession } from '../core/session/current-session';
import { missingGate } from '../core/session/session';
import { LatestWins } from '../core/shared/latest-wins';
import type { GateStore } from './gate-store';

type SetHelpful = (wish: Pick<HelpfulCount, 'id' | 'mine'>) => Promise<HelpfulCount>;

/** What helped, as pressed during this visit: shown at once, then as the service counted. */
class HelpfulStore {
  readonly shown = new Map<string, HelpfulCount>();
  readonly #line = new LatestWins<HelpfulCount>();
  readonly #set: SetHelpful;
  readonly #current: CurrentSession;
  readonly #gates: GateStore;

  constructor(set: SetHelpful, current: CurrentSession, gates: GateStore) {
    this.#set = set;
    this.#current = current;
    this.#gates = gates;
    makeObservable(this, { shown: observableShallow, show: action });
  }

  countOf(given: HelpfulCount): HelpfulCount {
    return this.shown.get(given.id) ?? given;
  }

  async press(given: HelpfulCount): Promise<void> {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) return this.#gates.open(gate);
    const before = this.countOf(given);
    const mine = !before.mine;
    this.show({ id: given.id, mine, helpful: before.helpful + (mine ? 1 : -1) });
    try {
      const { last, answer } = await this.#line.run(given.id, () => this.#set({ id: given.id, mine }));
      if (last && answer) this.show(answer);
    } catch (error) {
      this.show(before);
      throw error;
    }
  }

  show(count: HelpfulCount): void {
    this.shown.set(count.id, count);
  }
}

export class ReviewsHelpfulStore extends HelpfulStore {}

export class AnswersHelpfulStore extends HelpfulStore {}
