import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { feedWords } from '../../core/feed/words';
import type { CastVote } from '../../core/posts/cast-vote';
import type { Tally, Votable } from '../../core/posts/vote';
import { Failure } from '../../core/shared/failure';
import type { GateStore } from '../login/gate-store';
import type { ToastStore } from '../shared/toast-store';

const keyOf = ({ id, kind }: Votable): string => `${kind} ${id}`;

/** The votes of this visit: shown at once, then as the service counted them, or as they were before. */
export class VotingStore {
  readonly #settled = new Map<string, Tally>();
  /** By thing, so that a press redraws that thing alone. */
  readonly shown = new Map<string, Tally>();
  readonly #castVote: CastVote;
  readonly #gates: GateStore;
  readonly #toasts: ToastStore;

  constructor(castVote: CastVote, gates: GateStore, toasts: ToastStore) {
    this.#castVote = castVote;
    this.#gates = gates;
    this.#toasts = toasts;
    makeAutoObservable(this, { shown: observableShallow }, { autoBind: true });
  }

  /** The tally to show for one that came with a post. */
  tallyOf(given: Tally): Tally {
    return this.shown.get(keyOf(given)) ?? given;
  }

  async press(given: Tally, button: 'UP' | 'DOWN'): Promise<void> {
    const before = this.tallyOf(given);
    const outcome = this.#castVote.press(before, button);
    if (outcome.kind === 'blocked') return this.#gates.open(outcome.gate);
    const key = keyOf(given);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.#show(outcome.expected);
    try {
      const { last, answer } = await outcome.settled;
      if (answer && this.#settled.has(key)) this.#settled.set(key, answer);
      if (last) this.#settle(key);
    } catch (error) {
      this.#settle(key);
      if (!(error instanceof Failure)) throw error;
      this.#explain(error);
    }
  }

  /** Fresh tallies came with a list; votes still on their way stay as they are shown. */
  learn(fresh: readonly Votable[]): void {
    for (const key of fresh.map(keyOf)) if (!this.#settled.has(key)) this.shown.delete(key);
  }

  /** Another tab of this person shows this; a vote still on its way from here stays as it is shown. */
  hear(tally: Tally): void {
    if (!this.#settled.has(keyOf(tally))) this.#show(tally);
  }

  /** Another person looks at the page now. */
  forget(): void {
    this.shown.clear();
    this.#settled.clear();
  }

  #show(tally: Tally): void {
    runInAction(() => this.shown.set(keyOf(tally), tally));
  }

  /** Nothing is on its way any more: what the service last said holds. */
  #settle(key: string): void {
    const tally = this.#settled.get(key);
    this.#settled.delete(key);
    if (tally) this.#show(tally);
  }

  /** What only a voter has to know is said here; every other failure goes on to where failures are told. */
  #explain(failure: Failure): void {
    const { own, offline } = feedWords.vote;
    if (failure.code === 'READER_REQUIRED') this.#gates.open('reader');
    else if (failure.code === 'OWN_POST') this.#toasts.show({ type: 'failure', text1: own });
    else if (failure.kind === 'offline') this.#toasts.show({ type: 'failure', text1: offline });
    else this.#toasts.fail(failure);
  }
}
