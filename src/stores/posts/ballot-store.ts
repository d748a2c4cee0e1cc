import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import { feedText } from '../../core/feed/text';
import { type Ballot, choiceOf } from '../../core/posts/ballot';
import type { CastBallot } from '../../core/posts/cast-ballot';
import { Failure } from '../../core/shared/failure';
import type { PostId } from '../../core/shared/ids';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** Poll and offer choices of this visit: shown at once, then as the service counted them. */
export class BallotStore {
  /** The last response of the service for a ballot whose vote is pending. */
  readonly #settled = new Map<string, Ballot>();
  readonly shown = new Map<string, Ballot>();
  readonly #castBallot: CastBallot;
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(castBallot: CastBallot, loginPrompts: LoginPromptStore, toasts: ToastStore) {
    this.#castBallot = castBallot;
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
    makeAutoObservable(this, { shown: observableShallow }, { autoBind: true });
  }

  /** A ballot that already includes the last choice is newer than the local one. */
  ballotOf<Options extends Ballot>(input: Options): Options {
    const key = this.#keyOf(input);
    const mine = this.shown.get(key);
    if (!mine || mine.kind !== input.kind) return input;
    return choiceOf(mine) === choiceOf(input) && !this.#settled.has(key) ? input : (mine as Options);
  }

  async choose(ballot: Ballot, choice: number | undefined): Promise<void> {
    const before = this.ballotOf(ballot);
    if (choiceOf(before) === choice) return;
    const outcome = this.#castBallot.choose(before, choice);
    if (outcome.kind === 'blocked') return this.#loginPrompts.open(outcome.loginPrompt);
    const key = this.#keyOf(ballot);
    if (!this.#settled.has(key)) this.#settled.set(key, before);
    this.#show(key, outcome.expected);
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

  /** Shows the ballot of the loaded post again. */
  forget(postId: PostId): void {
    this.shown.delete(this.#keyOf({ postId }));
  }

  /** Keyed by member: a choice must not show to another member on the same device. */
  #keyOf({ postId }: Pick<Ballot, 'postId'>): string {
    return `${this.#castBallot.voter ?? ''} ${postId}`;
  }

  #show(key: string, ballot: Ballot): void {
    runInAction(() => this.shown.set(key, ballot));
  }

  #settle(key: string): void {
    const ballot = this.#settled.get(key);
    this.#settled.delete(key);
    if (ballot) this.#show(key, ballot);
  }

  #explain(failure: Failure): void {
    const { vote, poll } = feedText;
    const report = (text1: string) => this.#toasts.show({ type: 'failure', text1 });
    if (failure.code === 'READER_REQUIRED') this.#loginPrompts.open('reader');
    else if (failure.code === 'OWN_POST') report(vote.own);
    else if (failure.code === 'POLL_CLOSED') report(poll.tooLate);
    else if (failure.kind === 'offline') report(vote.offline);
    else this.#toasts.fail(failure);
  }
}
