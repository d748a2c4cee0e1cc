import { action, makeObservable, observableShallow } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import { requiredLoginPrompt } from '../../core/login/session';
import type { HelpfulCount, Review } from '../../core/reviews/review';
import { confirmAfterTimeout } from '../../core/shared/confirm-after-timeout';
import { Failure } from '../../core/shared/failure';
import type { QuestionId } from '../../core/shared/ids';
import { LatestWins } from '../../core/shared/latest-wins';
import type { LoginPromptStore } from '../login/login-prompt-store';

export interface HelpfulPort<Thing> {
  readonly set: (query: Pick<HelpfulCount, 'id' | 'mine'>) => Promise<HelpfulCount>;
  /** The current server state; undefined when the item is not found. */
  readonly read: (item: Thing) => Promise<HelpfulCount | undefined>;
}

/** Helpful marks of this visit: optimistic first, then the count of the server. */
class HelpfulStore<Thing extends HelpfulCount> {
  readonly shown = new Map<string, HelpfulCount>();
  /** The reader's own items; a page belongs to one account. */
  readonly refused = new Set<string>();
  readonly #connection = new LatestWins<HelpfulCount>();
  /** The last confirmed server state per item with a request under way. */
  readonly #settled = new Map<string, HelpfulCount>();
  readonly #port: HelpfulPort<Thing>;
  readonly #current: CurrentSession;
  readonly #loginPrompts: LoginPromptStore;

  constructor(port: HelpfulPort<Thing>, current: CurrentSession, loginPrompts: LoginPromptStore) {
    this.#port = port;
    this.#current = current;
    this.#loginPrompts = loginPrompts;
    makeObservable(this, {
      shown: observableShallow,
      refused: observableShallow,
      show: action,
      refuse: action,
    });
  }

  countOf(helpfulCount: HelpfulCount): HelpfulCount {
    return this.shown.get(helpfulCount.id) ?? helpfulCount;
  }

  async press(input: Thing): Promise<void> {
    const requirement = requiredLoginPrompt(this.#current.session, 'member');
    if (requirement) return this.#loginPrompts.open(requirement);
    const before = this.countOf(input);
    if (!this.#settled.has(input.id)) this.#settled.set(input.id, before);
    const mine = !before.mine;
    this.show({ id: input.id, mine, helpful: before.helpful + (mine ? 1 : -1) });
    const send = () =>
      confirmAfterTimeout(
        this.#port.set({ id: input.id, mine }),
        () => this.#port.read(input),
        (helpfulCount) => helpfulCount.mine === mine,
      );
    try {
      const { last, response } = await this.#connection.run(input.id, send);
      if (response) this.#settled.set(input.id, response);
      if (last) this.#settle(input.id);
    } catch (error) {
      this.#settle(input.id);
      if (!(error instanceof Failure) || error.code !== 'OWN_CONTENT') throw error;
      this.refuse(input.id);
    }
  }

  /** Whether the service refused the mark because the reader is the author; not shown after a sign-out. */
  isOwn({ id }: Pick<Thing, 'id'>): boolean {
    return this.refused.has(id) && this.#current.session.profile !== undefined;
  }

  /** No request is under way: shows the last confirmed server state. */
  #settle(id: string): void {
    const count = this.#settled.get(id);
    this.#settled.delete(id);
    if (count) this.show(count);
  }

  refuse(id: string): void {
    this.refused.add(id);
  }

  show(count: HelpfulCount): void {
    this.shown.set(count.id, count);
  }
}

export class ReviewsHelpfulStore extends HelpfulStore<Review> {}

export class AnswersHelpfulStore extends HelpfulStore<HelpfulCount & { readonly questionId: QuestionId }> {}
