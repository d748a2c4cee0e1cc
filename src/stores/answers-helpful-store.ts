import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { InterviewsPort } from '../core/interviews/interviews-port';
import type { HelpfulCount } from '../core/reviews/review';
import type { CurrentSession } from '../core/session/current-session';
import { missingGate } from '../core/session/session';
import { LatestWins } from '../core/shared/latest-wins';
import type { GateStore } from './gate-store';

/** Which answers to interview questions helped, as pressed during this visit: shown at once, then as the service counted. */
export class AnswersHelpfulStore {
  readonly shown = new Map<string, HelpfulCount>();
  readonly #line = new LatestWins<HelpfulCount>();
  readonly #interviews: InterviewsPort;
  readonly #current: CurrentSession;
  readonly #gates: GateStore;

  constructor(interviews: InterviewsPort, current: CurrentSession, gates: GateStore) {
    this.#interviews = interviews;
    this.#current = current;
    this.#gates = gates;
    makeAutoObservable(this, { shown: observableShallow }, { autoBind: true });
  }

  countOf(given: HelpfulCount): HelpfulCount {
    return this.shown.get(given.id) ?? given;
  }

  async press(given: HelpfulCount): Promise<void> {
    const gate = missingGate(this.#current.session, 'member');
    if (gate) return this.#gates.open(gate, 'interview');
    const before = this.countOf(given);
    const mine = !before.mine;
    this.#show({ id: given.id, mine, helpful: before.helpful + (mine ? 1 : -1) });
    try {
      const { last, answer } = await this.#line.run(given.id, () =>
        this.#interviews.setAnswerHelpful({ id: given.id, mine }),
      );
      if (last && answer) this.#show(answer);
    } catch (error) {
      this.#show(before);
      throw error;
    }
  }

  #show(count: HelpfulCount): void {
    runInAction(() => this.shown.set(count.id, count));
  }
}
