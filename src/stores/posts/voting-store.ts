import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { feedText } from '../../core/feed/text';
import type { CastVote } from '../../core/posts/cast-vote';
import type { Tally, Votable } from '../../core/posts/vote';
import type { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** The other tab does not say when its vote is over. */
const PENDING_ELSEWHERE_MS = 10_000;

const keyOf = ({ id, kind }: Votable): string => `${kind} ${id}`;

/** Votes of this visit: shown at once, then set to the result of the service or reverted. */
export class VotingStore {
  readonly #settled = new Map<string, Tally>();
  /** By item, so that a press renders that item only. */
  readonly shown = new Map<string, Tally>();
  /** The last press per item, in any tab of this browser. */
  readonly #pressedAt = new Map<string, number>();
  /** The last response per item. The service may have answered a read before that vote, and sent it after it. */
  readonly #settledAt = new Map<string, number>();
  #voter: string | undefined;
  readonly #castVote: CastVote;
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;
  readonly #clock: Clock;

  constructor(castVote: CastVote, loginPrompts: LoginPromptStore, toasts: ToastStore, clock: Clock) {
    this.#castVote = castVote;
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
    this.#clock = clock;
    makeAutoObservable(this, { shown: observableShallow }, { autoBind: true });
  }

  tallyOf(tally: Tally): Tally {
    return this.shown.get(keyOf(tally)) ?? tally;
  }

  async press(tally: Tally, button: 'UP' | 'DOWN'): Promise<void> {
    const before = this.tallyOf(tally);
    const outcome = this.#castVote.press(before, button);
    if (outcome.kind === 'blocked') return this.#loginPrompts.open(outcome.loginPrompt);
    this.startFor(this.#castVote.voter);
    const key = keyOf(tally);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.#pressedAt.set(key, this.#clock.now());
    this.#show(outcome.expected);
    try {
      const { last, response } = await outcome.settled;
      if (response && this.#settled.has(key)) this.#settled.set(key, response);
      if (last) this.#settle(key);
    } catch (error) {
      this.#settle(key);
      if (!(error instanceof Failure)) throw error;
      this.#explain(error);
    }
  }

  /** The tallies of what was read replace the shown ones, except where a vote is newer than the request. */
  async reading<Read>(request: Promise<Read>, votablesIn: (read: Read) => readonly Votable[]): Promise<Read> {
    const askedAt = this.#clock.now();
    const read = await request;
    this.learn(votablesIn(read).filter((votable) => this.#isOlder(keyOf(votable), askedAt)));
    return read;
  }

  /** Shows the tallies of the page's own data again, except where a vote is pending. */
  learn(votables: readonly Votable[]): void {
    for (const key of votables.map(keyOf)) if (!this.#settled.has(key)) this.shown.delete(key);
  }

  pressedAt(votable: Votable): number | undefined {
    return this.#pressedAt.get(keyOf(votable));
  }

  /** Applies counts of the service, unless they were asked for before the last vote was over. */
  receiveTally(tally: Tally, askedAt = this.#clock.now()): void {
    const key = keyOf(tally);
    if (!this.#settled.has(key) && this.#isOlder(key, askedAt)) this.#show(tally);
  }

  /** Applies a press in another tab. It also replaces an earlier press in this tab whose response is pending. */
  receivePress(tally: Tally, pressedAt: number): void {
    const key = keyOf(tally);
    const last = this.#pressedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    if (pressedAt < last || (pressedAt === last && this.#settled.has(key))) return;
    this.#pressedAt.set(key, pressedAt);
    this.#settled.delete(key);
    this.#settledAt.set(key, this.#clock.now() + PENDING_ELSEWHERE_MS);
    this.#show(tally);
  }

  /** Votes belong to the member who cast them, and another one starts empty. */
  startFor(voter: string | undefined): void {
    if (voter === this.#voter) return;
    this.#voter = voter;
    this.shown.clear();
    this.#settled.clear();
    this.#pressedAt.clear();
    this.#settledAt.clear();
  }

  /** Whether the last vote on the item was over when something else was asked for. */
  #isOlder(key: string, askedAt: number): boolean {
    return [this.#pressedAt, this.#settledAt].every((times) => (times.get(key) ?? askedAt) <= askedAt);
  }

  #show(tally: Tally): void {
    runInAction(() => this.shown.set(keyOf(tally), tally));
  }

  /** No request is pending: the last tally of the service applies. */
  #settle(key: string): void {
    const tally = this.#settled.get(key);
    this.#settled.delete(key);
    this.#settledAt.set(key, this.#clock.now());
    if (tally) this.#show(tally);
  }

  /** Explains failures that concern voters only; all others go to the page. */
  #explain(failure: Failure): void {
    const { own, offline } = feedText.vote;
    if (failure.code === 'READER_REQUIRED') this.#loginPrompts.open('reader');
    else if (failure.code === 'OWN_POST') this.#toasts.show({ type: 'failure', text1: own });
    else if (failure.kind === 'offline') this.#toasts.show({ type: 'failure', text1: offline });
    else this.#toasts.fail(failure);
  }
}
